package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Calendar;
import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;
import dev.teammem.screening.dates.phrase.Stretch;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

import static dev.teammem.screening.dates.english.Words.DAY_NAME;
import static dev.teammem.screening.dates.english.Words.END;
import static dev.teammem.screening.dates.english.Words.GAP;
import static dev.teammem.screening.dates.english.Words.MONTH;
import static dev.teammem.screening.dates.english.Words.START;

/** March 5, the 5th of March, 11-12, the 15th of next month: days that do not say their year. */
final class MonthDays {

    private static final String NO_YEAR =
            "(?!,?" + GAP + "(?:of" + GAP + ")?['’(]?(?:20|19)\\d\\d)(?!,?[ \\t]['’]\\d\\d)";
    private static final String DAY = "(?<day>[0-3]?\\d)(?:st|nd|rd|th)?";
    private static final String WEEKDAY = "(?:" + DAY_NAME + ",?" + GAP + "(?:the" + GAP + ")?)?";
    private static final String TO = "(?:[ \\t]{0,2}(?:[-–—]|to|through|until|and)[ \\t]{0,2}(?:the[ \\t]{1,2})?"
            + "(?<to>[0-3]?\\d)(?:st|nd|rd|th)?(?![\\d:]))?";
    private static final String TIME =
            "(?=[\\dtT])(?<=\\b(?i:on|by|until|till|before|since|from|after|due|starting)[ \\t\\n]{1,4})";

    static final List<Rule> RULES = List.of(
            Rule.of(
                    START + WEEKDAY + "(?<month>" + MONTH + ")" + GAP + "(?:the" + GAP + ")?" + DAY + TO
                            + "(?![\\d%])(?![:.,]\\d)" + END + NO_YEAR,
                    MonthDays::monthAndDay),
            Rule.of(
                    START + "(?<![\\d.,:/])" + WEEKDAY + "(?:the" + GAP + ")?" + DAY + TO + "(?:" + GAP + "of)?(?:"
                            + GAP + "|-)(?<month>" + MONTH + ")" + "\\b(?!-\\d)" + NO_YEAR,
                    MonthDays::monthAndDay),
            Rule.of(
                    TIME + "(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\\d|3[01])(?![\\d-])(?![.:/]\\d)" + END,
                    sighting -> nearest(sighting, Integer.parseInt(sighting.word("month")))
                            .flatMap(day -> sighting.day(Claim.Kind.WITHOUT_YEAR, day, ""))),
            Rule.of(
                    TIME + "(?<first>0?[1-9]|[12]\\d|3[01])/(?<second>0?[1-9]|[12]\\d|3[01])(?![\\d/%])" + END,
                    MonthDays::slashed),
            Rule.ofAnyCase(
                    START + "(?:the" + GAP + ")?" + "(?<day>[0-3]?\\d)(?:st|nd|rd|th)" + "(?:" + GAP
                            + "(?:day" + GAP + ")?of)?" + GAP + "(?:the" + GAP + ")?(?<which>this|next|last|coming)"
                            + GAP + "month"
                            + END,
                    MonthDays::ofMonth),
            Rule.ofAnyCase(
                    START + "(?<which>this|next|last)" + GAP + "month" + GAP + "on" + GAP + "the" + GAP
                            + "(?<day>[0-3]?\\d)(?:st|nd|rd|th)" + END,
                    MonthDays::ofMonth),
            Rule.ofAnyCase(
                    TIME + "the" + GAP + "(?<day>[0-3]?\\d)(?:st|nd|rd|th)(?=[ \\t]{0,2}(?:[.,;:)]|$|\\n)|" + GAP
                            + "(?:at|because|when|so|and|or|since|as|we|the|all|no|only|for|in|with|must|will|is)\\b)",
                    MonthDays::dayAlone));

    private MonthDays() {}

    private static Optional<Claim> monthAndDay(Sighting sighting) {
        return nearest(sighting, Words.month(sighting.word("month"))).flatMap(found -> reach(sighting, found));
    }

    private static Optional<LocalDate> nearest(Sighting sighting, int month) {
        var clause = sighting.clause();
        if (Recurring.period(clause)) {
            return Optional.empty();
        }
        var day = Integer.parseInt(sighting.word("day"));
        return Calendar.nearest(sighting.saidOn(), month, day, Tense.looksBack(clause));
    }

    private static Optional<Claim> reach(Sighting sighting, LocalDate first) {
        if (!sighting.has("to")) {
            return sighting.day(Claim.Kind.WITHOUT_YEAR, first, "");
        }
        return Calendar.find(first.getYear(), first.getMonthValue(), Integer.parseInt(sighting.word("to")))
                .flatMap(last -> sighting.stretch(Claim.Kind.WITHOUT_YEAR, new Stretch(first, last, "days")));
    }

    private static Optional<Claim> slashed(Sighting sighting) {
        var first = Integer.parseInt(sighting.word("first"));
        var second = Integer.parseInt(sighting.word("second"));
        if (first > 12 == second > 12) {
            return first > 12 || sighting.phrase().length() < 4
                    ? sighting.none()
                    : sighting.claim(Claim.Kind.AMBIGUOUS, List.of(), "");
        }
        var past = Tense.looksBack(sighting.clause());
        return Calendar.nearest(sighting.saidOn(), Math.min(first, second), Math.max(first, second), past)
                .flatMap(day -> sighting.day(Claim.Kind.WITHOUT_YEAR, day, ""));
    }

    private static Optional<Claim> ofMonth(Sighting sighting) {
        var month = sighting.saidOn().withDayOfMonth(1).plusMonths(Words.shift(sighting.word("which")));
        return Calendar.find(month.getYear(), month.getMonthValue(), Integer.parseInt(sighting.word("day")))
                .flatMap(sighting::day);
    }

    private static Optional<Claim> dayAlone(Sighting sighting) {
        if (Recurring.period(sighting.clause())) {
            return sighting.none();
        }
        return Calendar.nearestDayOfMonth(sighting.saidOn(), Integer.parseInt(sighting.word("day")))
                .flatMap(day -> sighting.day(Claim.Kind.WITHOUT_YEAR, day, ""));
    }
}
