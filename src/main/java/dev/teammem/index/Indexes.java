package dev.teammem.index;

import dev.teammem.db.Transaction;
import dev.teammem.memory.Directory;
import dev.teammem.project.Caller;
import dev.teammem.store.DirectoryStore;
import dev.teammem.store.MemoryStore;
import jakarta.inject.Singleton;

/** Generates the index of a directory from its memories; nothing is cached here. */
@Singleton
public final class Indexes {

    private final MemoryStore memories;
    private final DirectoryStore directories;

    public Indexes(MemoryStore memories, DirectoryStore directories) {
        this.memories = memories;
        this.directories = directories;
    }

    /** The index as agents load it. */
    public IndexReport load(Transaction tx, Caller caller, Directory directory) {
        return Truncation.cut(directory.scope(), index(tx, caller, directory).lines());
    }

    /** The whole index, for a file that no one cuts. */
    public String whole(Transaction tx, Caller caller, Directory directory) {
        return index(tx, caller, directory).text();
    }

    public Headroom headroom(Transaction tx, Caller caller, Directory directory) {
        return Headroom.of(directories.open(tx, caller, directory));
    }

    private MemoryIndex index(Transaction tx, Caller caller, Directory directory) {
        return MemoryIndex.of(
                memories.heads(tx, caller, directory),
                directories.open(tx, caller, directory).handWritten());
    }
}
