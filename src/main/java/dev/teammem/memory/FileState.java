package dev.teammem.memory;

import java.time.Instant;
import java.util.function.Function;

/** What a file name in a directory stands for now: a memory, a forgotten one, or nothing. */
public sealed interface FileState permits Memory, FileState.Forgotten, FileState.Nothing {

    /** The revision a writer must name to replace this state; 0 where there was never anything. */
    int revision();

    /** The tombstone of a memory: a writer who does not know of it cannot overwrite it. */
    record Forgotten(Directory directory, MemoryName file, int revision, Provenance provenance, Instant saved)
            implements FileState {}

    /** @param revision the last number used here, so that numbering never starts again; 0 for a fresh name */
    record Nothing(int revision) implements FileState {}

    default <T> T fold(Function<Memory, T> memory, Function<Forgotten, T> forgotten, Function<Nothing, T> nothing) {
        if (this instanceof Memory live) {
            return memory.apply(live);
        }
        return this instanceof Forgotten tombstone ? forgotten.apply(tombstone) : nothing.apply((Nothing) this);
    }
}
