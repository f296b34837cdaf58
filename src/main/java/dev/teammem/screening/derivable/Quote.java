package dev.teammem.screening.derivable;

import java.util.regex.Pattern;

/** A piece of a text that fits into a message. */
final class Quote {

    private static final int LONGEST = 80;
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Cc}]+");

    private Quote() {}

    static String of(String text) {
        var line = BLANKS.matcher(text).replaceAll(" ").strip();
        if (line.codePointCount(0, line.length()) <= LONGEST) {
            return line;
        }
        return line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…";
    }
}
