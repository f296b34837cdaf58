package dev.teammem.index;

import dev.teammem.store.OpenDirectory;

/** What still fits into an index before agents load it cut: lines, and bytes of UTF-8. Never below zero. */
public record Headroom(int lines, int bytes) {

    static Headroom of(OpenDirectory opened) {
        var byHand = new MemoryIndex(java.util.List.of(), opened.handWritten());
        var lines = opened.indexLines() + byHand.lines().size();
        var bytes = opened.indexBytes() + byHand.text().getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
        return new Headroom(
                Math.max(0, Truncation.LINES - lines), Math.max(0, Truncation.BYTES - Math.max(0, bytes - 1)));
    }
}
