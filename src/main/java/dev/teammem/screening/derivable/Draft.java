package dev.teammem.screening.derivable;

import dev.teammem.memory.MemoryText;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A memory as this gate reads it: name and description, the rule or fact, and the reason. How to apply it is left out,
 * as it names code in good memories too.
 */
record Draft(List<Segment> head, List<Segment> fact, List<Segment> why) {

    enum Part {
        HEAD,
        FACT,
        WHY,
        HOW
    }

    /** No more segments of a part are looked at: a memory says first what it is about. */
    private static final int MOST = 24;

    private static final Pattern LABEL = Pattern.compile(
            "^[ \\t]*+(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]++)?+(?:\\*\\*|__)?+[ \\t]*+"
                    + "(?:(why|为什么)|how to apply|如何应用)[ \\t]*+"
                    + "(?:[:：][ \\t]*+(?:\\*\\*|__)?|(?:\\*\\*|__)[ \\t]*+[:：])",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern LINE_END = Pattern.compile("\\R");

    static Draft of(MemoryText text) {
        Map<Part, List<Segment>> parts = new EnumMap<>(Part.class);
        for (var part : Part.values()) {
            parts.put(part, new ArrayList<>());
        }
        add(parts.get(Part.HEAD), "name", text.name().line(), text.name().text());
        var description = text.description();
        add(parts.get(Part.HEAD), "description", description.line(), description.text());
        readBody(text.body(), text.bodyLine(), parts);
        return new Draft(parts.get(Part.HEAD), parts.get(Part.FACT), parts.get(Part.WHY));
    }

    /** The draft without paths and identifiers, which hold words that mean something else in prose. */
    Draft aboutTheWorld() {
        return new Draft(worldly(head), worldly(fact), worldly(why));
    }

    private static List<Segment> worldly(List<Segment> segments) {
        return segments.stream().map(Segment::aboutTheWorld).toList();
    }

    private static void readBody(String body, int firstLine, Map<Part, List<Segment>> parts) {
        var part = Part.FACT;
        var line = firstLine;
        for (var written : LINE_END.split(body, -1)) {
            var label = LABEL.matcher(written);
            var start = 0;
            if (label.find()) {
                part = label.group(1) == null ? Part.HOW : Part.WHY;
                start = label.end();
            }
            add(parts.get(part), "body", line, written.substring(start));
            line++;
        }
    }

    private static void add(List<Segment> segments, String field, int line, String written) {
        for (var start = 0; start < written.length() && segments.size() < MOST; start += Segment.LONGEST) {
            var piece = written.substring(start, Math.min(written.length(), start + Segment.LONGEST));
            if (!piece.isBlank()) {
                segments.add(Segment.of(field, line, piece));
            }
        }
    }
}
