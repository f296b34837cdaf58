package dev.teammem.screening.derivable;

import java.util.LinkedHashMap;
import java.util.Map;

/** The names that the tables of cues use for shapes of code: {@code <path>}, {@code <id>}, {@code <ref>} and so on. */
final class Shapes {

    private static final Map<String, String> BY_NAME = read();

    private Shapes() {}

    static String in(String pattern) {
        var expanded = pattern;
        for (var shape : BY_NAME.entrySet()) {
            expanded = expanded.replace(shape.getKey(), shape.getValue());
        }
        return expanded;
    }

    /** A shape may use those above it. */
    private static Map<String, String> read() {
        Map<String, String> shapes = new LinkedHashMap<>();
        for (var row : CueTable.lines("shapes.txt")) {
            var gap = row.indexOf(' ');
            var pattern = row.substring(gap).strip();
            for (var known : shapes.entrySet()) {
                pattern = pattern.replace(known.getKey(), known.getValue());
            }
            shapes.put(row.substring(0, gap), "(?:" + pattern + ")");
        }
        return shapes;
    }
}
