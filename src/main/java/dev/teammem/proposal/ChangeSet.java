package dev.teammem.proposal;

import dev.teammem.remember.Change;
import dev.teammem.remember.Circumstances;

import java.util.List;

/** Changes that are judged and applied as one: all of them, or none. */
public record ChangeSet(List<Change> changes, Circumstances circumstances) {

    public ChangeSet {
        changes = List.copyOf(changes);
    }
}
