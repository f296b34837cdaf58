package dev.teammem.index;

import dev.teammem.memory.MemoryHead;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The index of one directory before it is cut: superseders first, then the newest source date; what people wrote by hand
 * stands in a block of its own at the end.
 *
 * @param heads the memories that count: live and not superseded
 */
record MemoryIndex(List<MemoryHead> heads, List<String> handWritten) {

    private static final Comparator<MemoryHead> ORDER = Comparator.comparing(
                    (MemoryHead head) -> head.supersedes().isEmpty())
            .thenComparing(MemoryHead::modified, Comparator.reverseOrder())
            .thenComparing(MemoryHead::file);

    /** One line and what to call it where it had to be left out. */
    record Line(String text, String file, String name) {}

    static MemoryIndex of(List<MemoryHead> all, List<String> handWritten) {
        var listed = all.stream()
                .filter(head -> head.supersededBy().isEmpty())
                .sorted(ORDER)
                .toList();
        return new MemoryIndex(listed, handWritten);
    }

    List<Line> lines() {
        var lines = new ArrayList<Line>();
        for (var head : heads) {
            lines.add(new Line(head.indexLine().text(), head.file().path(), head.name()));
        }
        if (!handWritten.isEmpty() && !lines.isEmpty()) {
            lines.add(new Line("", "", ""));
        }
        handWritten.forEach(line -> lines.add(new Line(line, line, line)));
        return lines;
    }

    String text() {
        return String.join("\n", lines().stream().map(Line::text).toList());
    }
}
