package dev.teammem.frontmatter;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The lines that one key takes: its own and those that go on from it.
 *
 * @param start where the key's first line starts in the file
 * @param valueStart where the value starts, blanks skipped
 * @param end the end of the last line that is not blank, without its line end
 */
record KeyLines(String key, int start, int valueStart, int end) {

    // A colon makes a key when a blank follows; after one of ours people forget it.
    private static final Pattern KEY = Pattern.compile(
            "[ \\t]*+(?:([\"']?)(name|description|type)\\1[ \\t]*+:" + "|([^\\s#:-][^:\\r\\n]*+):(?=\\s|$))[ \\t]*+");

    /** @param indented whether the wanted keys are the indented ones */
    static List<KeyLines> split(String content, int start, int end, boolean indented) {
        List<KeyLines> found = new ArrayList<>();
        var key = KEY.matcher(content);
        for (int at = start, next; at < end; at = next) {
            next = lineAfter(content, at, end);
            var first = content.charAt(at);
            var blankFirst = first == ' ' || first == '\t';
            if (blankFirst == indented && key.region(at, next).lookingAt()) {
                var name = key.group(2) == null ? unquoted(key.group(3).strip()) : key.group(2);
                found.add(new KeyLines(name, at, key.end(), trimmed(content, key.end(), next)));
            } else if (first != '#' && !found.isEmpty()) {
                found.set(found.size() - 1, found.get(found.size() - 1).with(content, at, next));
            }
        }
        return found;
    }

    /** The text in quotes, when it is one quoted text as a whole. */
    static String unquoted(String text) {
        if (text.length() < 2 || "\"'".indexOf(text.charAt(0)) < 0) {
            return text;
        }
        var closesAt = text.indexOf(text.charAt(0), 1);
        return closesAt == text.length() - 1 ? text.substring(1, closesAt) : text;
    }

    private KeyLines with(String content, int lineStart, int lineEnd) {
        var last = trimmed(content, lineStart, lineEnd);
        if (last == lineStart) {
            return this;
        }
        return new KeyLines(key, start, end == valueStart ? firstOf(content, lineStart, last) : valueStart, last);
    }

    private static int firstOf(String content, int from, int to) {
        var at = from;
        while (at < to && Character.isWhitespace(content.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int trimmed(String content, int from, int to) {
        var last = to;
        while (last > from && " \t\r\n".indexOf(content.charAt(last - 1)) >= 0) {
            last--;
        }
        return last;
    }

    private static int lineAfter(String content, int at, int end) {
        var newline = content.indexOf('\n', at);
        return newline < 0 || newline >= end ? end : newline + 1;
    }
}
