package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Clause;
import dev.teammem.screening.dates.phrase.Patterns;

import java.util.regex.Pattern;

/** Signs in a sentence that a day comes round again and again: every, always, weekly, opening hours. */
final class Recurring {

    private static final String DAY = Words.DAY_NAME + "s?";

    /** "every Tuesday and", "each Monday, Wednesday or": the lists that a further weekday belongs to. */
    private static final Pattern LIST = Patterns.of("(?:\\b(?i:every|each|any|per)|" + Words.DAY_NAME
            + "s)\\b" + "(?:[ \\t\\n,&/]{1,4}+(?:(?i:other|second|third|and|or|single)|" + DAY
            + ")){0,9}+[ \\t\\n,&/]{1,4}$");

    private static final Pattern SINGULAR_BEFORE = Patterns.of(
            "(?i)\\b(?:a|an|no|alternate|some|most|one|another|man|girl|first|second|third|fourth|fifth|2nd|3rd|4th"
                    + "|other|penultimate|weekly|biweekly|fortnightly|monthly|every week|each week|a week),?(?: on)?[ \\t\\n]{1,4}$");

    private static final Pattern HABIT = Patterns.of(
            "(?i)\\b(?:always|never|usually|normally|typically|regularly|generally|habitually|routinely|traditionally"
                    + "|(?:every|each) (?:other |second |single )?(?:week|month|fortnight|year)"
                    + "|(?:every|each) (?:two|three|four|\\d{1,2}) (?:weeks|months)|per week"
                    + "|(?:once|twice|times) (?:a|per|every|each) (?:week|month)|first day of|last day of"
                    + "|weeks (?:start|begin|run|end|go)|the (?:working |work |business |calendar )?week"
                    + " (?:starts|begins|runs|ends|goes)|week-?days?|working days|business days)\\b");

    private static final Pattern BACK_TO_BACK = Patterns.of(
            "(?i)[ \\t\\n]{1,4}(?:weekly|biweekly|fortnightly|every week|each week|every other week|of (?:every|each|a)\\b"
                    + "|in (?:every|each)\\b|(?:mornings|afternoons|evenings|nights)\\b)");

    private static final Pattern ABRUPT =
            Patterns.of("(?i)\\b(?:from|until|till|by|since|starting|before|after|as of|effective|due)[ \\t\\n]{1,4}$");

    private static final Pattern PERIODIC_BEFORE = Patterns.of(
            "(?i)\\b(?:every|each|any|monthly|quarterly|yearly|annual|annually|weekly|always|regularly|usually|typically"
                    + "|normally|per month|per quarter|per year)\\b[^,;:()]{0,60}$");

    private static final Pattern PERIODIC_AFTER = Patterns.of(
            "(?i),?[ \\t\\n]{1,4}(?:of |in )?(?:every|each|any|annually|yearly|monthly|quarterly|per year|always)\\b");

    private static final Pattern OPENING = Patterns.of(
            "(?i)\\b(?:open|opens|opening|hours|staffed|manned|answers?|reachable|available|office|desk|shifts?|phones?"
                    + "|counter|daily|support|working|works|serves|weekly|on call|served)\\b");

    private Recurring() {}

    static boolean weekday(Clause clause) {
        if (clause.endsBefore(LIST) || clause.endsBefore(SINGULAR_BEFORE) || clause.goesOn(BACK_TO_BACK)) {
            return true;
        }
        return clause.part().says(HABIT) && !clause.endsBefore(ABRUPT);
    }

    /** A day of the month or the end of a period that is said to come round. */
    static boolean period(Clause clause) {
        return clause.endsBefore(PERIODIC_BEFORE) || clause.goesOn(PERIODIC_AFTER);
    }

    static boolean openingHours(Clause clause) {
        return clause.says(OPENING);
    }
}
