package dev.teammem.memory;

import java.time.Instant;
import java.util.List;

/**
 * All that is known of a memory without its text.
 *
 * @param supersedes files of the same directory that this memory replaces
 * @param supersededBy files of the same directory that replace this memory; empty while it counts
 * @param modified the source date: when it was true or said
 * @param saved when this revision was written
 */
public record MemoryHead(
        Directory directory,
        MemoryName file,
        int revision,
        MemoryType type,
        String name,
        String description,
        List<MemoryName> supersedes,
        List<MemoryName> supersededBy,
        Provenance provenance,
        Instant modified,
        Instant saved,
        List<Finding> findings) {

    public MemoryHead {
        supersedes = List.copyOf(supersedes);
        supersededBy = List.copyOf(supersededBy);
        findings = List.copyOf(findings);
    }

    public String path() {
        return directory.pathOf(file);
    }

    public IndexLine indexLine() {
        return new IndexLine(name, file, description);
    }
}
