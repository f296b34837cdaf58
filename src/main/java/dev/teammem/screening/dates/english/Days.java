package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Patterns;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import static dev.teammem.screening.dates.english.Words.END;
import static dev.teammem.screening.dates.english.Words.GAP;
import static dev.teammem.screening.dates.english.Words.PART_OF_DAY;
import static dev.teammem.screening.dates.english.Words.START;

/** Today, tomorrow, last night, the day after tomorrow. */
final class Days {

    private static final Pattern ON_A_SCREEN = Patterns.of(
            "(?i)[ \\t]{1,2}(?:screens?|view|tab|page|widget|list|panel|app|extension|show|button|filter|section|card"
                    + "|module|board|column|menu|badge|label|tile|mode|window|pane|feed|marker)\\b");

    private static final Pattern OF = Patterns.of("(?i)\\b(?<!as[ \\t])of[ \\t\\n]{1,4}$");
    private static final Pattern NO = Patterns.of("(?i)\\b(?:no|better|brighter|every)[ \\t\\n]{1,4}$");

    static final List<Rule> RULES = List.of(
            Rule.ofAnyCase(
                    START + "(?:earlier" + GAP + "|later" + GAP + ")?(?<day>today|tomorrow|yesterday)(?:" + GAP
                            + "(?<part>" + PART_OF_DAY + "))?" + END,
                    Days::plain),
            Rule.ofAnyCase(
                    START + "(?<part>tonight|last" + GAP + "night|this" + GAP
                            + "(?:morning|afternoon|evening|lunchtime))" + END,
                    Days::partOfDay),
            Rule.ofAnyCase(
                    START + "(?:the" + GAP + ")?day" + GAP + "(?<which>after" + GAP + "tomorrow|before" + GAP
                            + "yesterday)" + END,
                    sighting -> sighting.day(
                            sighting.saidOn().plusDays(sighting.word("which").startsWith("after") ? 2 : -2))),
            Rule.of(
                    "(?=[tTeEcC])(?<=\\b(?i:by|until|till|before|due|for|after)[ \\t\\n]{1,4})(?:(?i:the"
                            + GAP
                            + ")?(?i:end" + GAP + "of"
                            + GAP + "(?:the" + GAP + ")?day|close" + GAP + "of" + GAP + "(?:business|play)|end" + GAP
                            + "of"
                            + GAP + "business(?:" + GAP + "day)?)|EOD|COB)" + END,
                    Days::endOfDay),
            Rule.of(
                    START + "(?i:end" + GAP + "of" + GAP + "day|close" + GAP + "of" + GAP + "business|EOD|COB)" + GAP
                            + "(?=(?i:today|tomorrow)\\b)",
                    Sighting::passing));

    private Days() {}

    private static Optional<Claim> plain(Sighting sighting) {
        if (isThing(sighting) || isFigureOfSpeech(sighting)) {
            return sighting.none();
        }
        var days = switch (sighting.word("day")) {
            case "tomorrow" -> 1;
            case "yesterday" -> -1;
            default -> 0;
        };
        return sighting.day(Claim.Kind.RELATIVE, sighting.saidOn().plusDays(days), sighting.word("part"));
    }

    /** A screen or a product: named so, or written with a capital in the middle of a sentence. */
    private static boolean isThing(Sighting sighting) {
        var clause = sighting.clause();
        var capitalInside = sighting.startsWithCapital() && !clause.wordBefore().isEmpty();
        return capitalInside || clause.goesOn(ON_A_SCREEN);
    }

    private static boolean isFigureOfSpeech(Sighting sighting) {
        var clause = sighting.clause();
        return clause.endsBefore(NO) || (sighting.word("day").equals("tomorrow") && clause.endsBefore(OF));
    }

    private static Optional<Claim> partOfDay(Sighting sighting) {
        var phrase = sighting.word("part");
        if (phrase.equals("last night")) {
            return sighting.day(Claim.Kind.RELATIVE, sighting.saidOn().minusDays(1), "night");
        }
        var part = phrase.equals("tonight") ? "evening" : phrase.substring("this ".length());
        return sighting.day(Claim.Kind.RELATIVE, sighting.saidOn(), part);
    }

    private static Optional<Claim> endOfDay(Sighting sighting) {
        return Recurring.period(sighting.clause()) ? sighting.none() : sighting.day(sighting.saidOn());
    }
}
