package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Clause;
import dev.teammem.screening.dates.phrase.Patterns;

import java.util.regex.Pattern;

/** Whether a sentence looks back. In doubt it looks ahead, as plans are what project memories date. */
final class Tense {

    private static final Pattern SINCE = Patterns.of("(?i)\\b(?:since|as far back as)[ \\t\\n]{1,4}(?:the )?$");

    private static final Pattern TOWARDS =
            Patterns.of("(?i)\\b(?:by|until|till|before|due|for|from|starting|after|as of|to)[ \\t\\n]{1,4}(?:the )?$");

    private static final Pattern AHEAD = Patterns.of(
            "(?i)\\b(?:will|shall|must|should|going to|may|might|can|cannot|can't|won't|is|are|be|gets?|needs?|has to"
                    + "|have to|plans?|planned|due|until|from|starts?|begins?|ends?|goes|moves?|closes?|opens?|leaves?|lands?|runs?"
                    + "|switch(?:es)?|changes?|ships?|stops?|drops?|expires?|arrives?|comes?|takes?|happens?|meets?|lapses?|freezes?"
                    + "|launch(?:es)?|migrates?|pays|becomes?|makes?|gives?|brings?|turns?|shuts|pulls?|retires?|returns?|joins?"
                    + "|delivers?|rolls?)\\b");

    private static final Pattern BACK = Patterns.of(
            "(?i)\\b(?:was|were|had|did|didn't|went|came|broke|fell|lost|took|gave|made|left|began|ran|saw|sent"
                    + "|told|said|found|got|brought|became|withdrew|rose|grew|met|chose|paid|sold|spoke|wrote"
                    + "|[a-z]{3,20}ed)\\b");

    private Tense() {}

    static boolean looksBack(Clause clause) {
        if (clause.endsBefore(SINCE)) {
            return true;
        }
        return !clause.endsBefore(TOWARDS) && verbsLookBack(clause.part());
    }

    /** The verb before the date decides, where there is one; else the verb behind it. */
    private static boolean verbsLookBack(Clause part) {
        if (AHEAD.matcher(part.before()).find()) {
            return false;
        }
        return part.endsBefore(BACK)
                || (BACK.matcher(part.after()).find()
                        && !AHEAD.matcher(part.after()).find());
    }
}
