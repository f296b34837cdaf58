package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Calendar;
import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Patterns;
import dev.teammem.screening.dates.phrase.Period;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;
import dev.teammem.screening.dates.phrase.Stretch;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import static dev.teammem.screening.dates.english.Words.END;
import static dev.teammem.screening.dates.english.Words.GAP;
import static dev.teammem.screening.dates.english.Words.START;

/** Q3, the first quarter of next year, H2: quarters and halves that do not say their year. */
final class Quarters {

    private static final String YEAR =
            "(?:(?:,?[ \\t]{0,2}(?:of[ \\t]{1,2}|/|-|'|’|\\()?(?:FY[ \\t]?)?(?:20)?\\d\\d)|[ \\t]{0,2}FY)";

    private static final String PART = "(?:(?<part>(?i:the" + GAP + ")?(?i:end|start|beginning|middle)" + GAP
            + "(?i:of)" + GAP + "|(?i:early|late|mid)(?:" + GAP + "|-))?)?";

    private static final String ORDINAL = "(?i:the" + GAP + ")?(?<ordinal>(?i:first|second|third|fourth))" + GAP;

    private static final String WHICH_YEAR =
            "(?:(?i:of|in)" + GAP + ")?(?:(?i:the" + GAP + ")?(?<which>(?i:this|next|last|coming|current))" + GAP + ")";

    private static final Pattern NUMBERED_THING = Patterns.of(
            "(?i)\\b(?:questions?|answers?|items?|survey|quadrant|row|column|figure|quartile|rule)" + "[ \\t]{1,2}$");

    private static final Pattern TIME =
            Patterns.of("(?i)\\b(?:in|by|until|till|before|after|during|for|from|since)[ \\t\\n]{1,4}$");

    static final List<Rule> RULES = List.of(
            Rule.of(
                    "(?=[A-Za-z])" + START + PART + "(?<kind>[QH])(?<number>[1-4])(?![A-Za-z0-9_-])(?!" + YEAR
                            + "\\b)(?!\\.\\d)",
                    Quarters::withoutYear),
            Rule.of(
                    START + PART + "(?:(?<kind>[QH])(?<number>[1-4])|" + ORDINAL + "(?<unit>(?i:quarter|half)))" + GAP
                            + WHICH_YEAR + "(?i:(?:calendar" + GAP + ")?year)" + END,
                    Quarters::ofYear),
            Rule.of(
                    "(?=[tTfFsS])(?<=\\b(?i:in|by|until|till|before|after|during|for|from|of)[ \\t\\n]{1,4})"
                            + ORDINAL
                            + "(?<unit>(?i:quarter|half" + GAP + "of" + GAP + "the" + GAP + "year))" + END
                            + "(?!" + GAP + "(?i:of)\\b)(?!" + YEAR + ")",
                    Quarters::ordinalWithoutYear));

    private Quarters() {}

    private static Optional<Claim> withoutYear(Sighting sighting) {
        var clause = sighting.clause();
        var number = Integer.parseInt(sighting.word("number"));
        var half = sighting.word("kind").equals("h");
        // H1 to H3 are headings too; a half year needs a word of time before it.
        if (clause.endsBefore(NUMBERED_THING)
                || Recurring.period(clause)
                || (half && (number > 2 || !clause.endsBefore(TIME)))) {
            return sighting.none();
        }
        var first = first(sighting, number, half);
        return result(sighting, Claim.Kind.WITHOUT_YEAR, first, half);
    }

    private static Optional<Claim> ofYear(Sighting sighting) {
        var half = sighting.word("kind").equals("h") || sighting.word("unit").equals("half");
        var number = sighting.has("number") ? Integer.parseInt(sighting.word("number")) : ordinal(sighting);
        if (half && number > 2) {
            return sighting.none();
        }
        var year = sighting.saidOn().getYear()
                + (sighting.word("which").equals("coming") ? 1 : Words.shift(sighting.word("which")));
        var first = LocalDate.of(year, half ? number * 6 - 5 : number * 3 - 2, 1);
        return result(sighting, Claim.Kind.RELATIVE, first, half);
    }

    private static Optional<Claim> ordinalWithoutYear(Sighting sighting) {
        var half = sighting.word("unit").startsWith("half");
        if (Recurring.period(sighting.clause()) || (half && ordinal(sighting) > 2)) {
            return sighting.none();
        }
        var stretch = whole(first(sighting, ordinal(sighting), half), half);
        return sighting.stretch(Claim.Kind.WITHOUT_YEAR, stretch);
    }

    private static int ordinal(Sighting sighting) {
        return List.of("first", "second", "third", "fourth").indexOf(sighting.word("ordinal")) + 1;
    }

    private static LocalDate first(Sighting sighting, int number, boolean half) {
        var past = Tense.looksBack(sighting.clause());
        if (!half) {
            return Calendar.nearestQuarter(sighting.saidOn(), number, past);
        }
        var first = LocalDate.of(sighting.saidOn().getYear(), number * 6 - 5, 1);
        return !past && first.plusMonths(6).minusDays(1).isBefore(sighting.saidOn()) ? first.plusYears(1) : first;
    }

    private static Stretch whole(LocalDate first, boolean half) {
        return half ? new Stretch(first, first.plusMonths(6).minusDays(1), "half") : Period.QUARTER.around(first, 0);
    }

    private static Optional<Claim> result(Sighting sighting, Claim.Kind kind, LocalDate first, boolean half) {
        var whole = whole(first, half);
        var part = sighting.word("part").replace("the ", "").replaceFirst("[ -].*", "");
        return switch (part) {
            case "end" -> sighting.day(kind, whole.last(), "");
            case "start", "beginning" -> sighting.day(kind, first, "");
            case "early" -> sighting.stretch(kind, Period.QUARTER.early(first, 0));
            case "middle", "mid" -> sighting.stretch(kind, Period.QUARTER.middle(first, 0));
            case "late" -> sighting.stretch(kind, Period.QUARTER.late(whole.last(), 0));
            default -> sighting.stretch(kind, whole);
        };
    }
}
