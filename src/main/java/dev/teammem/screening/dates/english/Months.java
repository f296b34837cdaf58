package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Calendar;
import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Period;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

import static dev.teammem.screening.dates.english.Words.GAP;
import static dev.teammem.screening.dates.english.Words.MONTH;
import static dev.teammem.screening.dates.english.Words.START;

/** In March, by the end of November, early May: months that do not say their year. */
final class Months {

    /** May and March are words as well, and so are names such as April: a word of time has to come first. */
    private static final String TIME =
            "(?=[JFMASONDjfasond])(?<=\\b(?i:by|until|till|before|since|in|from|after|for|through|during|this|next|last)"
                    + "[ \\t\\n]{1,4})";

    private static final String ALONE = "(?![A-Za-z0-9_’'-])(?!,?" + GAP + "(?:of" + GAP + ")?['’(]?(?:20|19)?\\d\\d?)"
            + "(?!" + GAP + "(?:to|through|until|madness|[-–—]|(?:and|or)" + GAP + MONTH + ")\\b)(?!" + GAP
            + "(?:the"
            + GAP + ")?\\d)(?!"
            + GAP + "of" + GAP + "(?:the|that|each|every)\\b)";

    static final List<Rule> RULES = List.of(
            Rule.of(TIME + "(?<month>" + MONTH + ")" + ALONE, Months::whole),
            Rule.of(
                    START + "(?i:the" + GAP + ")?(?<part>(?i:end|beginning|start|middle))" + GAP + "(?i:of)" + GAP
                            + "(?<month>" + MONTH + ")" + ALONE,
                    Months::part),
            Rule.of(
                    START + "(?<part>(?i:early|late|mid))(?:" + GAP + "|-)(?:in" + GAP + ")?(?<month>" + MONTH + ")"
                            + ALONE,
                    Months::part));

    private Months() {}

    private static Optional<Claim> whole(Sighting sighting) {
        if (Recurring.period(sighting.clause())) {
            return sighting.none();
        }
        return sighting.stretch(Claim.Kind.WITHOUT_YEAR, Period.MONTH.around(of(sighting), 0));
    }

    private static Optional<Claim> part(Sighting sighting) {
        if (Recurring.period(sighting.clause())) {
            return sighting.none();
        }
        var first = of(sighting);
        var kind = Claim.Kind.WITHOUT_YEAR;
        return switch (sighting.word("part")) {
            case "end" -> sighting.day(kind, Period.MONTH.end(first, 0), "");
            case "early" -> sighting.stretch(kind, Period.MONTH.early(first, 0));
            case "middle", "mid" -> sighting.stretch(kind, Period.MONTH.middle(first, 0));
            case "late" -> sighting.stretch(kind, Period.MONTH.late(first, 0));
            default -> sighting.day(kind, first, "");
        };
    }

    private static LocalDate of(Sighting sighting) {
        var past = Tense.looksBack(sighting.clause());
        return Calendar.nearestMonth(sighting.saidOn(), Words.month(sighting.word("month")), past);
    }
}
