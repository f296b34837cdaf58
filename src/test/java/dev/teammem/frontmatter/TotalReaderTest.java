package dev.teammem.frontmatter;

import dev.teammem.memory.Finding;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assertions.assertTimeout;

/** Whatever is sent, reading answers; whatever it answers, a rewritten field comes back. */
class TotalReaderTest {

    private static final String FILE = """
            ---
            # a memory
            name: 用中文 🎉
            description: >-
              folded: text
              on lines
            metadata: {type: feedback, by: "me"}
            supersedes:
              - a.md
            source-date: 2026-03-05
            ---
            body
            """;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 10);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void aMutatedFileIsReadOrObjectedTo(long seed) {
        var random = new SplittableRandom(seed);
        for (var round = 0; round < 400; round++) {
            var content = mutated(random);
            assertThatCode(() -> {
                        var text = MemoryReader.read(content);
                        assertThat(content).endsWith(text.body());
                        assertThat(text.findings()).extracting(Finding::line).allMatch(line -> line >= 1);
                    })
                    .as("seed %d round %d: %s", seed, round, content)
                    .doesNotThrowAnyException();
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void aFieldOfAMutatedFileIsRewrittenOrRefused(long seed) {
        var random = new SplittableRandom(seed);
        var rewritten = 0;
        for (var round = 0; round < 400; round++) {
            var content = mutated(random);
            var before = MemoryReader.read(content);
            try {
                var after = MemoryReader.read(MemoryWriter.withField(content, "description", "new"));
                assertThat(after.description().text()).as(content).isEqualTo("new");
                assertThat(after.body()).as(content).isEqualTo(before.body());
                rewritten++;
            } catch (IllegalArgumentException refused) {
                assertThat(refused).hasMessageStartingWith("The frontmatter cannot");
            }
        }
        assertThat(rewritten).as("seed %d", seed).isGreaterThan(100);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "---\n",
                "\n",
                " ",
                "a: b: c\n",
                "[",
                "{",
                "- ",
                "&a ",
                "*a ",
                "? ",
                "\"",
                "!",
                "\t\n",
                "a: |\n",
                "#",
                "🎉"
            })
    void aLargeMonotonousFileTakesNoLongerThanItsLength(String piece) {
        var frontmatter = "---\nname: a: b\nx: " + piece.repeat(16_000 / piece.length()) + "\n---\n";
        var body = piece.repeat(250_000 / piece.length());
        assertTimeout(Duration.ofSeconds(2), () -> {
            MemoryReader.read(frontmatter);
            MemoryReader.read("---\n" + body);
            MemoryReader.read(body);
        });
    }

    private static String mutated(SplittableRandom random) {
        var text = new StringBuilder(FILE);
        for (var left = 1 + random.nextInt(4); left > 0; left--) {
            var at = random.nextInt(text.length());
            var end = Math.min(text.length(), at + random.nextInt(6));
            text.replace(at, end, NastyText.make(random, 2));
        }
        return text.toString();
    }
}
