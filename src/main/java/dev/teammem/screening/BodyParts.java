package dev.teammem.screening;

import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Which of the three parts of a body hold some text; the labels may be English or Chinese. */
record BodyParts(boolean hasRule, boolean hasWhy, boolean hasHow) {

    private enum Part {
        RULE,
        WHY,
        HOW
    }

    private static final Pattern LABEL = Pattern.compile(
            "^[ \\t]*+(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]++)?+\\*\\*[ \\t]*+(?:(why|为什么)|how to apply|如何应用)[ \\t]*+"
                    + "(?:[:：][ \\t]*+\\*\\*|\\*\\*[ \\t]*+[:：])",
            Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]");

    static BodyParts of(String body) {
        Set<Part> filled = EnumSet.noneOf(Part.class);
        var label = LABEL.matcher(body);
        var part = Part.RULE;
        var start = 0;
        while (label.find()) {
            fill(filled, part, body.substring(start, label.start()));
            part = label.group(1) == null ? Part.HOW : Part.WHY;
            start = label.end();
        }
        fill(filled, part, body.substring(start));
        return new BodyParts(filled.contains(Part.RULE), filled.contains(Part.WHY), filled.contains(Part.HOW));
    }

    private static void fill(Set<Part> filled, Part part, String text) {
        if (WORD.matcher(text).find()) {
            filled.add(part);
        }
    }
}
