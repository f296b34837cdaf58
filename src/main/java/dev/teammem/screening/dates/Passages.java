package dev.teammem.screening.dates;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The parts of a text near a word of time or a figure. The rules are many and slow next to this one pass, and most
 * text holds nothing for them.
 */
final class Passages {

    /** Longer than any phrase reaches to either side of its word of time. */
    static final int REACH = 80;

    private static final String CHINESE = "周星礼今明昨后前年月季日号旬天岁即去";

    private static final Set<String> ENGLISH = Set.of(
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
            "mon",
            "tue",
            "tues",
            "wed",
            "thu",
            "thur",
            "thurs",
            "fri",
            "sat",
            "sun",
            "today",
            "tomorrow",
            "yesterday",
            "tonight",
            "day",
            "week",
            "weekend",
            "fortnight",
            "month",
            "quarter",
            "year",
            "night",
            "morning",
            "afternoon",
            "evening",
            "lunchtime",
            "ago",
            "hence",
            "now",
            "eod",
            "eow",
            "eom",
            "eoq",
            "eoy",
            "cob",
            "business",
            "play",
            "spring",
            "summer",
            "autumn",
            "fall",
            "winter",
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "jan",
            "feb",
            "mar",
            "apr",
            "jun",
            "jul",
            "aug",
            "sep",
            "sept",
            "oct",
            "nov",
            "dec");

    private static final int LONGEST_WORD = 10;

    record Passage(int start, int end, boolean chinese) {}

    private final String text;
    private final List<Passage> found = new ArrayList<>();
    private int start = -1;
    private int end = -1;

    private Passages(String text) {
        this.text = text;
    }

    static List<Passage> of(String text) {
        var passages = new Passages(text);
        passages.collect();
        return passages.found;
    }

    private void collect() {
        for (var at = 0; at < text.length(); at++) {
            var letter = text.charAt(at);
            if (isLatin(letter)) {
                var wordEnd = wordEnd(at);
                if (isWordOfTime(at, wordEnd)) {
                    add(at);
                }
                at = wordEnd - 1;
            } else if (CHINESE.indexOf(letter) >= 0 || isDateFigure(at)) {
                add(at);
            }
        }
        close();
    }

    private int wordEnd(int at) {
        var wordEnd = at;
        while (wordEnd < text.length() && isLatin(text.charAt(wordEnd))) {
            wordEnd++;
        }
        return wordEnd;
    }

    private boolean isWordOfTime(int from, int to) {
        if (to - from > LONGEST_WORD) {
            return false;
        }
        var word = text.substring(from, to).toLowerCase(Locale.ROOT);
        return ENGLISH.contains(word) || (word.endsWith("s") && ENGLISH.contains(word.substring(0, word.length() - 1)));
    }

    /** The last figure of a number that goes on as in 03/04, 5th or 2026. and then a figure; Q3 and H1 too. */
    private boolean isDateFigure(int at) {
        if (!isDigit(at)) {
            return false;
        }
        if (at > 0 && "QqHh".indexOf(text.charAt(at - 1)) >= 0) {
            return true;
        }
        if (at + 1 == text.length()) {
            return false;
        }
        var next = text.charAt(at + 1);
        return "-/.".indexOf(next) >= 0 ? isDigit(at + 2) : "snrt".indexOf(next) >= 0;
    }

    private boolean isDigit(int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private void add(int at) {
        if (start >= 0 && at - REACH > end) {
            close();
        }
        if (start < 0) {
            start = Math.max(0, at - REACH);
        }
        end = Math.min(text.length(), at + REACH);
    }

    private void close() {
        if (start >= 0) {
            found.add(new Passage(start, end, holdsHan(text.substring(start, end))));
            start = -1;
        }
    }

    private static boolean holdsHan(String passage) {
        return passage.chars().anyMatch(letter -> UnicodeScript.of(letter) == UnicodeScript.HAN);
    }

    private static boolean isLatin(char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    }
}
