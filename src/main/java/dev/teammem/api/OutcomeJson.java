package dev.teammem.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.teammem.index.Headroom;
import dev.teammem.memory.MemoryHead;
import dev.teammem.problem.FindingJson;

import java.util.List;

/** What became of a write, as programs read it. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record OutcomeJson(
        String outcome,
        String file,
        String scope,
        int revision,
        List<FindingJson> warnings,
        String twin,
        Headroom indexHeadroom) {

    static OutcomeJson of(String outcome, MemoryHead head, List<FindingJson> warnings, String twin, Headroom headroom) {
        return new OutcomeJson(
                outcome,
                head.file().path(),
                head.directory().scope().word(),
                head.revision(),
                warnings,
                twin,
                headroom);
    }
}
