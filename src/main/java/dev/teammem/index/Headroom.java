package dev.teammem.index;

import dev.teammem.store.OpenDirectory;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** What still fits into an index before agents load it cut: lines, and bytes of UTF-8. Never below zero. */
public record Headroom(int lines, int bytes) {

    /** What fits into an index with nothing in it. */
    public static final Headroom EMPTY = new Headroom(Truncation.LINES, Truncation.BYTES);

    /** Reckoned from the totals that every write keeps, so that no save has to read the directory. */
    static Headroom of(OpenDirectory opened) {
        var byHand = new MemoryIndex(List.of(), opened.handWritten());
        var between = opened.indexLines() > 0 && !opened.handWritten().isEmpty() ? 1 : 0;
        var lines = opened.indexLines() + between + byHand.lines().size();
        var lastNewline = opened.handWritten().isEmpty() && opened.indexLines() > 0 ? 1 : 0;
        var bytes = opened.indexBytes() + between - lastNewline + byHand.text().getBytes(StandardCharsets.UTF_8).length;
        return new Headroom(Math.max(0, Truncation.LINES - lines), Math.max(0, Truncation.BYTES - bytes));
    }
}
