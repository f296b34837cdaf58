package dev.teammem.web;

import dev.teammem.index.Headroom;
import dev.teammem.index.IndexReport;
import dev.teammem.memory.Scope;

import java.util.List;

/**
 * How full an index is, for the tag {@code headroom}.
 *
 * @param dropped the files that agents do not see, as the index is over its limit
 */
record IndexRoom(Scope scope, int lines, int bytes, List<String> dropped) {

    private static final int NAMED = 5;
    private static final int FULL = 100;
    private static final int NEARLY_FULL = 80;

    static IndexRoom of(IndexReport index) {
        return new IndexRoom(index.scope(), index.lineCount(), index.byteCount(), index.dropped());
    }

    static IndexRoom of(Scope scope, Headroom left) {
        return new IndexRoom(
                scope, Headroom.EMPTY.lines() - left.lines(), Headroom.EMPTY.bytes() - left.bytes(), List.of());
    }

    public int mostLines() {
        return Headroom.EMPTY.lines();
    }

    public int mostBytes() {
        return Headroom.EMPTY.bytes();
    }

    /** The fuller of both limits decides. */
    public int percent() {
        return Math.min(FULL, Math.max(lines * FULL / mostLines(), bytes * FULL / mostBytes()));
    }

    public boolean isNearlyFull() {
        return percent() >= NEARLY_FULL;
    }

    /** The first that were cut; pages name a few and count the rest. */
    public List<String> named() {
        return dropped.subList(0, Math.min(NAMED, dropped.size()));
    }

    public int unnamed() {
        return dropped.size() - named().size();
    }
}
