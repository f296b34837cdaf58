package dev.teammem.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.teammem.memory.Revision;

import java.time.Instant;

/** A revision in the history of a memory. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record RevisionJson(
        int revision,
        String act,
        String author,
        String origin,
        String session,
        String reason,
        Instant modified,
        Instant saved) {

    static RevisionJson of(Revision revision) {
        var by = revision.provenance();
        return new RevisionJson(
                revision.number(),
                revision.act().word(),
                by.author().value(),
                by.origin().word(),
                by.session(),
                by.reason(),
                revision.modified(),
                revision.saved());
    }
}
