package dev.teammem.remember;

import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryName;
import dev.teammem.screening.Door;

import java.time.Instant;

/** One thing to be done to one file, on the base its writer knew. */
public sealed interface Change {

    Directory directory();

    MemoryName file();

    Base base();

    /** @param said when it was true or said, unless the text has a source date of its own */
    record Write(Directory directory, MemoryName file, Base base, String content, Instant said, Door door)
            implements Change {}

    record Forget(Directory directory, MemoryName file, Base base) implements Change {}

    /** Brings back the text and the source date of an earlier revision, as a new one. */
    record Restore(Directory directory, MemoryName file, Base base, int revision) implements Change {}
}
