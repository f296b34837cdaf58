package dev.teammem.screening.derivable;

import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Words about taking notes, finding one's way and the code itself; a reason made of them gives none. */
final class NoteWords {

    private static final int LONGEST_HAN_WORD = 6;
    private static final int MOST_WORDS = 16;
    private static final int MOST_HAN = 24;
    private static final Pattern WORD = Pattern.compile("[a-z][a-z'+.-]*[a-z]|[a-z]|\\d+");
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}+");
    private static final Pattern SHAPE = Pattern.compile(Shapes.in("<doc>|<path>|<id>"), Pattern.CASE_INSENSITIVE);

    /** Say that the reason is about the note or the code. */
    private static final Set<String> TELLING = words("reason-note.txt");

    /** Say nothing either way. */
    private static final Set<String> NEUTRAL = words("reason-filler.txt");

    private NoteWords() {}

    /** Whether the text holds such words and hardly any other. */
    static boolean fill(String folded) {
        var text = SHAPE.matcher(folded).replaceAll(" code ").toLowerCase(Locale.ROOT);
        var count = new Count();
        var word = WORD.matcher(text);
        while (word.find()) {
            count.addWord(word.group());
        }
        var han = HAN.matcher(text);
        while (han.find()) {
            count.addHan(han.group());
        }
        return count.isFull();
    }

    private static Set<String> words(String table) {
        Set<String> words = new HashSet<>();
        CueTable.lines(table).forEach(line -> Collections.addAll(words, line.split(" +")));
        return Set.copyOf(words);
    }

    /** Words and Chinese characters, in halves of a word, by what they say. */
    private static final class Count {
        private int telling;
        private int unknown;
        private int words;
        private int han;

        void addWord(String word) {
            words++;
            if (TELLING.contains(word)) {
                telling += 2;
            } else if (!NEUTRAL.contains(word)) {
                unknown += 2;
            }
        }

        /** Longest words first, from the left. */
        void addHan(String run) {
            han += run.length();
            var at = 0;
            while (at < run.length()) {
                var length = Math.min(LONGEST_HAN_WORD, run.length() - at);
                while (length > 1 && !isKnown(run.substring(at, at + length))) {
                    length--;
                }
                var piece = run.substring(at, at + length);
                if (TELLING.contains(piece)) {
                    telling += length;
                } else if (!NEUTRAL.contains(piece)) {
                    unknown++;
                }
                at += length;
            }
        }

        private static boolean isKnown(String piece) {
            return TELLING.contains(piece) || NEUTRAL.contains(piece);
        }

        boolean isFull() {
            return telling > 0 && telling >= 2 * unknown && words <= MOST_WORDS && han <= MOST_HAN;
        }
    }
}
