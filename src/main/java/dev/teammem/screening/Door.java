package dev.teammem.screening;

import dev.teammem.memory.Finding;

import java.util.Set;

/** How a text comes in, which decides how strictly its shape is judged. */
public enum Door {
    /** A new write: its author is there and can mend it. */
    REQUEST(Set.of()),

    /** An import, an incoming git change or a restore: the text exists elsewhere, and refusing it would lose it. */
    CARRIED(Set.of("frontmatter-too-long", "rule-missing", "why-missing", "how-missing", "description-long"));

    private final Set<String> flaggedOnly;

    Door(Set<String> flaggedOnly) {
        this.flaggedOnly = flaggedOnly;
    }

    Finding weigh(Finding finding) {
        return flaggedOnly.contains(finding.rule()) ? finding.asWarning() : finding;
    }
}
