package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Rule;

import java.util.List;

import static dev.teammem.screening.dates.english.Words.FULL_DAY;

/** Idioms, and days that bear a name and are told by it every year. */
final class SetPhrases {

    private static final String IDIOMS =
            "(?i)(?=[ahlynptfmgs])(?<!\\b(?:by|until|till|before|due)[ \\t])\\b(?:at the end of the day"
                    + "|in the end of the day)\\b|\\bhere today\\b,?(?: and)? gone tomorrow\\b|\\blike there(?:'s| is| was) no"
                    + " tomorrow\\b|\\bas if there were no tomorrow\\b|\\byesterday's news\\b|\\bno time like today\\b"
                    + "|\\bput off (?:until|till) tomorrow\\b|\\btomorrow's world\\b|\\bin this day and age\\b"
                    + "|\\b(?:today|tomorrow) is another day\\b|\\bfriday the (?:13th|thirteenth)\\b|\\b(?:man|girl) friday\\b"
                    + "|\\bthank god it's friday\\b|\\bsaturday night live\\b|\\bmonday blues\\b|\\bsunday (?:best|school|roast)s?\\b"
                    + "|\\bmonth of sundays\\b";

    private static final String NAMED_DAYS =
            "(?i)(?=[a-z])\\b(?:black|good|cyber|easter|whit|ash|palm|patch|giving|super|shrove"
                    + "|fat|maundy|holy|casual|plough|throwback|taco|pancake|pentecost|advent|trinity|mothering|small business"
                    + "|super bowl|dress-down|election|boxing|green|freaky|ruby|bloody|rose|mad|spy|clean|meatless|orthodox"
                    + "|game|release train)[ \\t-]{1,2}(?:" + FULL_DAY + ")s?\\b";

    static final List<Rule> RULES = List.of(Rule.passing(IDIOMS), Rule.passing(NAMED_DAYS));

    private SetPhrases() {}
}
