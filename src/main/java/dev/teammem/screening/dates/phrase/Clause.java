package dev.teammem.screening.dates.phrase;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of the same sentence before and after a phrase, at most {@value #REACH} characters each way. */
public record Clause(String before, String after) {

    static final int REACH = 90;

    private static final String ENDS = ";!?\n。;!?";
    private static final Pattern WORD_BEFORE = Pattern.compile("([A-Za-z]{1,30}+)[ \\t\\n]{1,9}$");
    private static final Pattern TWO_WORDS_BEFORE =
            Pattern.compile("([A-Za-z]{1,30}+)[ \\t\\n]{1,4}[A-Za-z'-]{1,30}[ \\t\\n]{1,9}$");
    private static final Pattern WORD_AFTER = Pattern.compile("^[ \\t\\n]{1,9}([A-Za-z]{1,30}+)");

    public static Clause around(CharSequence text, int start, int end) {
        var from = start;
        while (from > 0 && start - from < REACH && !endsSentence(text, from - 1)) {
            from--;
        }
        var to = end;
        while (to < text.length() && to - end < REACH && !endsSentence(text, to)) {
            to++;
        }
        return new Clause(
                text.subSequence(from, start).toString(),
                text.subSequence(end, to).toString());
    }

    private static boolean endsSentence(CharSequence text, int at) {
        var letter = text.charAt(at);
        if (letter == '.') {
            return at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1));
        }
        // A single line end is a wrapped line; two of them end a paragraph.
        return letter == '\n' ? at + 1 < text.length() && isBlankLine(text, at) : ENDS.indexOf(letter) >= 0;
    }

    private static boolean isBlankLine(CharSequence text, int at) {
        var next = text.charAt(at + 1);
        return next == '\n' || next == '\r' || next == '-' || next == '*' || (at > 0 && text.charAt(at - 1) == '\n');
    }

    /** The part of the sentence that the phrase stands in: from comma or colon to comma. */
    public Clause part() {
        var from = Math.max(before.lastIndexOf(','), Math.max(before.lastIndexOf(':'), before.lastIndexOf('(')));
        // A comma right behind the phrase belongs to it: "On Friday, the vendor announced …".
        var to = after.indexOf(',', 1);
        return new Clause(before.substring(from + 1), to < 0 ? after : after.substring(0, to));
    }

    public boolean says(Pattern pattern) {
        return pattern.matcher(before).find() || pattern.matcher(after).find();
    }

    public boolean endsBefore(Pattern pattern) {
        return pattern.matcher(before).find();
    }

    public boolean goesOn(Pattern pattern) {
        return pattern.matcher(after).lookingAt();
    }

    /** The word right before the phrase as written, or nothing where punctuation or another script stands there. */
    public String wordBefore() {
        return group(WORD_BEFORE.matcher(tail(before)));
    }

    public String secondWordBefore() {
        return group(TWO_WORDS_BEFORE.matcher(tail(before)));
    }

    public String wordAfter() {
        return group(WORD_AFTER.matcher(after));
    }

    private static String tail(String text) {
        return text.substring(Math.max(0, text.length() - 80));
    }

    private static String group(Matcher matcher) {
        return matcher.find() ? matcher.group(1) : "";
    }
}
