package dev.teammem.remember;

import dev.teammem.memory.FileState;
import dev.teammem.memory.Finding;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryName;

import java.util.List;
import java.util.function.Function;

/** What became of a change. */
public sealed interface Outcome {

    /** It was applied, or would be in a dry run. */
    record Remembered(FileState now, boolean created, List<Finding> findings) implements Outcome {}

    /** It waits for a person. */
    record Proposed(List<Finding> findings) implements Outcome {}

    /**
     * Nothing had to be done: the memory says this already.
     *
     * @param twins other files of the directory that say the same; empty when the file itself does
     */
    record Unchanged(Memory memory, List<MemoryName> twins, List<Finding> findings) implements Outcome {}

    /** A gate refused it; at least one of the findings is an error. */
    record Refused(List<Finding> findings) implements Outcome {}

    /** The file is not what the writer took for its base. */
    record Conflict(FileState current) implements Outcome {}

    /** Whether the change may stand: everything but a refusal and a conflict. */
    default boolean stands() {
        return !(this instanceof Refused) && !(this instanceof Conflict);
    }

    default <T> T fold(
            Function<Remembered, T> remembered,
            Function<Proposed, T> proposed,
            Function<Unchanged, T> unchanged,
            Function<Refused, T> refused,
            Function<Conflict, T> conflict) {
        if (this instanceof Remembered it) {
            return remembered.apply(it);
        }
        if (this instanceof Proposed it) {
            return proposed.apply(it);
        }
        if (this instanceof Unchanged it) {
            return unchanged.apply(it);
        }
        return this instanceof Refused it ? refused.apply(it) : conflict.apply((Conflict) this);
    }
}
