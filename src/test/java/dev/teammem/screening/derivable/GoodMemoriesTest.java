package dev.teammem.screening.derivable;

import dev.teammem.frontmatter.MemoryReader;
import dev.teammem.memory.MemoryText;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipInputStream;

import static org.assertj.core.api.Assertions.assertThat;

/** The memories of the sample team, which are also those of the recall evaluation: good ones, terse as people write. */
class GoodMemoriesTest {

    @Test
    void noneOfTheSampleTeamsMemoriesIsRefused() throws IOException {
        var gate = new DerivableGate();
        var memories = memories();

        assertThat(memories).hasSize(60);
        assertThat(memories)
                .allSatisfy(memory -> assertThat(gate.judge(memory, true, Instructions.NONE))
                        .as(memory.content())
                        .isEmpty());
    }

    private static List<MemoryText> memories() throws IOException {
        List<MemoryText> memories = new ArrayList<>();
        try (var zip = new ZipInputStream(GoodMemoriesTest.class.getResourceAsStream("/samples/team-memory.zip"))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().endsWith(".md") && !entry.getName().endsWith("MEMORY.md")) {
                    memories.add(MemoryReader.read(new String(zip.readAllBytes(), StandardCharsets.UTF_8)));
                }
            }
        }
        return memories;
    }
}
