package dev.teammem.screening.derivable;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;

import java.util.List;

/**
 * Objects to what can be read from code, git, the docs or the instruction files: a copy of it only grows stale. An
 * agent is refused, a person warned. In doubt a memory passes, as a good one refused costs more than a path let in.
 *
 * <p>Pure and safe for threads.
 */
public final class DerivableGate {

    /** At most one finding: the strongest. */
    public List<Finding> judge(MemoryText text, boolean byAgent, Instructions known) {
        var draft = Draft.of(text);
        var leaning = Leaning.of(text, draft);
        return known
                .statementOf(draft, leaning)
                .map(Objection::alreadyStated)
                .or(() -> Evidence.strongestIn(draft, leaning).map(Objection::derivable))
                .map(finding -> byAgent ? finding : finding.asWarning())
                .stream()
                .toList();
    }
}
