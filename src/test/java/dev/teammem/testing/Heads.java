package dev.teammem.testing;

import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Origin;
import dev.teammem.memory.Provenance;
import dev.teammem.project.ProjectId;
import dev.teammem.project.UserId;

import java.time.Instant;
import java.util.List;

/** Heads of memories for tests, told in a line: {@code Heads.aReference().named("Bug tracker").head()}. */
public final class Heads {

    private static final Instant THEN = Instant.parse("2026-03-01T09:00:00Z");

    private final MemoryType type;
    private String file = "reference_bugs.md";
    private String name = "Bug tracker";
    private String description = "Bugs are tracked in Linear, project INGEST";
    private Instant modified = THEN;
    private List<MemoryName> supersedes = List.of();
    private List<MemoryName> supersededBy = List.of();

    private Heads(MemoryType type) {
        this.type = type;
    }

    public static Heads aReference() {
        return new Heads(MemoryType.REFERENCE);
    }

    public Heads in(String path) {
        file = path;
        return this;
    }

    public Heads named(String given) {
        name = given;
        return this;
    }

    public Heads described(String given) {
        description = given;
        return this;
    }

    public Heads from(Instant when) {
        modified = when;
        return this;
    }

    public Heads superseding(String other) {
        supersedes = List.of(new MemoryName(other));
        return this;
    }

    public Heads supersededBy(String other) {
        supersededBy = List.of(new MemoryName(other));
        return this;
    }

    public MemoryHead head() {
        return new MemoryHead(
                new Directory.Team(new ProjectId("tidewater")),
                new MemoryName(file),
                1,
                type,
                name,
                description,
                supersedes,
                supersededBy,
                new Provenance(new UserId("ines"), Origin.PERSON, "", ""),
                modified,
                THEN,
                List.of());
    }
}
