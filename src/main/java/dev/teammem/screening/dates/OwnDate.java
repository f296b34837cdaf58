package dev.teammem.screening.dates;

import dev.teammem.screening.dates.phrase.Claim;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Takes out what its own absolute date stands beside: Thursday 2026-03-05, 月底（2026-10-31）. */
final class OwnDate {

    private static final int REACH = 24;

    private static final Pattern BRACKET = Pattern.compile("[ ]?\\([ ]?");
    private static final Pattern APPOSITION = Pattern.compile("[ ]{0,3},?[ ]{0,3}(?:the[ ])?|[ ]?[-–—:][ ]?|[ ]?、[ ]?");
    private static final Pattern TIME_BETWEEN =
            Pattern.compile("(?:,?[ ](?:at[ ])?\\d{1,2}(?::\\d\\d)?[ ]?(?:[ap]\\.?m\\.?)?)[ ]?(?:,|\\(|on)?[ ]?");
    private static final Pattern ALONE_AFTER = Pattern.compile("[ ]?(?:$|[.,;:!?)。、\\n]).*", Pattern.DOTALL);

    private OwnDate() {}

    static List<Claim> without(String text, List<Claim> claims) {
        List<Claim> left = new ArrayList<>();
        for (var at = 0; at < claims.size(); at++) {
            var claim = claims.get(at);
            var explained = claim.kind().objects()
                    && ((at + 1 < claims.size() && isBefore(text, claim, claims.get(at + 1)))
                            || (at > 0 && isBehind(text, claims.get(at - 1), claim)));
            if (!explained) {
                left.add(claim);
            }
        }
        return left;
    }

    private static boolean isBefore(String text, Claim claim, Claim next) {
        if (next.kind() != Claim.Kind.ABSOLUTE || next.start() - claim.end() > REACH) {
            return false;
        }
        var between = text.substring(claim.end(), next.start());
        if (BRACKET.matcher(between).matches()) {
            return true;
        }
        var near = APPOSITION.matcher(between).matches()
                || TIME_BETWEEN.matcher(between).matches();
        return near && (claim.kind() == Claim.Kind.WEEKDAY || names(claim, next));
    }

    private static boolean isBehind(String text, Claim previous, Claim claim) {
        if (previous.kind() != Claim.Kind.ABSOLUTE || claim.start() - previous.end() > REACH) {
            return false;
        }
        var between = text.substring(previous.end(), claim.start());
        if (BRACKET.matcher(between).matches()) {
            return true;
        }
        if (!APPOSITION.matcher(between).matches()) {
            return false;
        }
        var alone = ALONE_AFTER.matcher(text).region(claim.end(), Math.min(text.length(), claim.end() + REACH));
        return names(claim, previous) || (agrees(claim, previous) && (!between.contains(",") || alone.matches()));
    }

    private static boolean names(Claim claim, Claim absolute) {
        return !claim.days().isEmpty()
                && absolute.days().contains(claim.days().get(claim.days().size() - 1));
    }

    private static boolean agrees(Claim claim, Claim absolute) {
        return claim.kind() == Claim.Kind.WEEKDAY
                && absolute.days().stream()
                        .map(LocalDate::getDayOfWeek)
                        .anyMatch(day -> day == claim.days().get(0).getDayOfWeek());
    }
}
