package dev.teammem.frontmatter;

import dev.teammem.memory.MemoryType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import static org.assertj.core.api.Assertions.assertThat;

/** What is written is what is read, by us and by a parser that gives values types. */
class RoundTripTest {

    private static final int ROUNDS = 200;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 20);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void aComposedFileIsReadAsItWasMeant(long seed) {
        var random = new SplittableRandom(seed);
        for (var round = 0; round < ROUNDS; round++) {
            var name = NastyText.make(random, 6);
            var description = NastyText.make(random, 12);
            var body = NastyText.make(random, 12);
            var type = MemoryType.values()[random.nextInt(4)];

            var content = MemoryWriter.compose(type, name, description, body);
            var text = MemoryReader.read(content);

            var scene = "seed %d round %d".formatted(seed, round);
            assertThat(text.name().text()).as(scene).isEqualTo(name);
            assertThat(text.description().text()).as(scene).isEqualTo(description);
            assertThat(text.type().text()).as(scene).isEqualTo(type.word());
            assertThat(text.body()).as(scene).isEqualTo(body);
            assertThat(text.bodyLine()).as(scene).isEqualTo(6);
            assertThat(loaded(content))
                    .as(scene)
                    .isEqualTo(Map.of("name", name, "description", description, "type", type.word()));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void aRewrittenFieldLeavesTheOthersAlone(long seed) {
        var random = new SplittableRandom(seed);
        for (var round = 0; round < ROUNDS; round++) {
            var before = MemoryWriter.compose(MemoryType.USER, NastyText.make(random, 5), "old", "body")
                    .replace("type: user\n", "type: user # kept\nmore: |\n  text\n\n# the end\n");
            var value = NastyText.make(random, 8);

            var after = MemoryWriter.withField(before, "description", value);

            assertThat(after)
                    .as("seed %d round %d", seed, round)
                    .isEqualTo(before.replace("description: old", "description: " + ScalarText.of(value)));
            assertThat(MemoryReader.read(after).description().text()).isEqualTo(value);
        }
    }

    private static Object loaded(String content) {
        var options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        var yaml = content.substring(4, content.indexOf("\n---\n", 4));
        return new Yaml(new SafeConstructor(options)).load(yaml);
    }
}
