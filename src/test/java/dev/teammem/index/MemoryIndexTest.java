package dev.teammem.index;

import dev.teammem.memory.MemoryHead;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.List;

import static dev.teammem.testing.Heads.aReference;
import static org.assertj.core.api.Assertions.assertThat;

class MemoryIndexTest {

    private static final MemoryHead OLD = aReference()
            .in("old.md")
            .named("Old")
            .from(Instant.parse("2026-01-01T00:00:00Z"))
            .head();
    private static final MemoryHead NEW = aReference()
            .in("new.md")
            .named("New")
            .from(Instant.parse("2026-02-01T00:00:00Z"))
            .head();
    private static final MemoryHead OLD_SUPERSEDER = aReference()
            .in("better.md")
            .named("Better")
            .from(Instant.parse("2025-01-01T00:00:00Z"))
            .superseding("worse.md")
            .head();
    private static final MemoryHead SUPERSEDED =
            aReference().in("worse.md").supersededBy("better.md").head();

    @Test
    void supersedersStandFirstThenTheNewest() {
        assertThat(files(MemoryIndex.of(List.of(OLD, NEW, OLD_SUPERSEDER), List.of())))
                .containsExactly("better.md", "new.md", "old.md");
    }

    @Test
    void whatWasSupersededIsNotListed() {
        assertThat(files(MemoryIndex.of(List.of(SUPERSEDED, OLD_SUPERSEDER), List.of())))
                .containsExactly("better.md");
    }

    @Test
    void aLineLinksTheFileAndSaysWhatItIsAbout() {
        assertThat(MemoryIndex.of(List.of(OLD), List.of()).text())
                .isEqualTo("- [Old](old.md) — Bugs are tracked in Linear, project INGEST");
    }

    @Test
    void aNameCannotForgeAnotherLineOrLink() {
        var forged = aReference()
                .named("x](evil.md)\n- [y")
                .described("one\ntwo\u2028three")
                .head();

        assertThat(MemoryIndex.of(List.of(forged), List.of()).text())
                .isEqualTo("- [x\\](evil.md) - \\[y](reference_bugs.md) — one two three");
    }

    @Test
    void handWrittenLinesStandInABlockAtTheEnd() {
        assertThat(MemoryIndex.of(List.of(OLD), List.of("# Ours", "ask Priya first"))
                        .text())
                .endsWith("INGEST\n\n# Ours\nask Priya first");
        assertThat(MemoryIndex.of(List.of(), List.of("# Ours")).text()).isEqualTo("# Ours");
    }

    private static List<String> files(MemoryIndex index) {
        return index.lines().stream().map(MemoryIndex.Line::file).toList();
    }
}
