package dev.teammem.remember;

import dev.teammem.memory.FileState;
import dev.teammem.memory.Memory;

/** What a writer believes to stand in the file; a write that believes wrong changes nothing. */
public sealed interface Base {

    boolean admits(FileState current);

    /** The writer says nothing: good only where there is nothing to overwrite. */
    record Unstated() implements Base {
        @Override
        public boolean admits(FileState current) {
            return current instanceof FileState.Nothing;
        }
    }

    /** The writer expects no memory and no tombstone. */
    record Fresh() implements Base {
        @Override
        public boolean admits(FileState current) {
            return current instanceof FileState.Nothing;
        }
    }

    /** The writer read this revision: of a memory, or of the tombstone it means to replace. */
    record At(int revision) implements Base {
        @Override
        public boolean admits(FileState current) {
            return !(current instanceof FileState.Nothing) && current.revision() == revision;
        }
    }

    /** The writer carries a file in and takes what is there now for its base; only a tombstone stops it. */
    record Present() implements Base {
        @Override
        public boolean admits(FileState current) {
            return current instanceof Memory || current instanceof FileState.Nothing;
        }
    }
}
