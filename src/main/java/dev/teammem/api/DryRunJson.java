package dev.teammem.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.teammem.memory.Directory;
import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryName;
import dev.teammem.problem.FindingJson;
import dev.teammem.remember.Outcome;

import java.util.List;

/** What would become of a write. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record DryRunJson(boolean dryRun, String outcome, List<FindingJson> findings, String twin) {

    static DryRunJson of(Directory directory, Outcome outcome) {
        return outcome.fold(
                done -> of("remembered", done.findings(), null),
                waits -> of("proposed", waits.findings(), null),
                same -> of("unchanged", same.findings(), twin(directory, same.twins())),
                refused -> of("refused", refused.findings(), null),
                conflict -> of("conflict", List.of(), null));
    }

    /** The path of the first twin, or null where there is none. */
    static String twin(Directory directory, List<MemoryName> twins) {
        return twins.stream().map(directory::pathOf).findFirst().orElse(null);
    }

    private static DryRunJson of(String outcome, List<Finding> findings, String twin) {
        return new DryRunJson(true, outcome, FindingJson.of(findings), twin);
    }
}
