package dev.teammem.screening.derivable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A file of cues: one row each of weight, place (with {@code *n} for n different matches), label and pattern. */
record CueTable(List<Cue> cues) {

    private static final Pattern ROW =
            Pattern.compile("(-?\\d+)\\s+(head|fact|any|why)(?:\\*(\\d+))?\\s+(\\S+)\\s+(.+)");

    static CueTable read(String name) {
        return new CueTable(lines(name).stream().map(row -> cue(name, row)).toList());
    }

    private static Cue cue(String name, String row) {
        var columns = ROW.matcher(row);
        if (!columns.matches()) {
            throw new IllegalStateException("No row of a table of cues in " + name + ": " + row);
        }
        return new Cue(
                columns.group(4),
                Integer.parseInt(columns.group(1)),
                Cue.Place.valueOf(columns.group(2).toUpperCase(Locale.ROOT)),
                columns.group(3) == null ? 1 : Integer.parseInt(columns.group(3)),
                Pattern.compile(Shapes.in(columns.group(5)), Pattern.CASE_INSENSITIVE));
    }

    /** The lines of a table that are neither blank nor a comment. */
    static List<String> lines(String name) {
        try (var table = CueTable.class.getResourceAsStream("/derivable/" + name)) {
            if (table == null) {
                throw new IllegalStateException("The table derivable/" + name + " is missing.");
            }
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("# "))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
