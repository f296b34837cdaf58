package dev.teammem.api;

import dev.teammem.testing.Bearer;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import dev.teammem.testing.Zips;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.LongStream;

import static org.assertj.core.api.Assertions.assertThat;

/** What goes in comes out: directories of odd files, made from seeds. A failure prints the seed of its directory. */
@QuarkusTest
class RoundTripOfArchivesTest {

    private static final List<String> FOLDERS = List.of(
            "",
            "",
            "team/",
            "team/",
            "agents/explorer/user/",
            "agents/explorer/project/",
            "agents/code-reviewer/local/");
    private static final List<String> SEGMENTS =
            List.of("a", "notes", "消息队列", "Überblick", "x_1-2.3", "日誌", "данные", "v1.2", "team_notes", "ünïcødé");

    @Inject
    People people;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 8);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void whatGoesInComesOut(long seed) {
        var random = new SplittableRandom(seed);
        var ines = people.person("ines");
        var files = directory(random);

        var report = ines.imports(people.project(ines), Zips.pack(files)).statusCode(200);
        var first = ines.exports(projectOf(ines));
        var other = people.person("olga");
        other.imports(people.project(other), first).statusCode(200);

        assertThat(refused(report)).as("seed %d refused", seed).isZero();
        assertThat(Zips.unpack(first)).as("seed %d", seed).isEqualTo(files);
        assertThat(Zips.unpack(other.exports(projectOf(other))))
                .as("seed %d, twice", seed)
                .isEqualTo(files);
        assertThat(refused(ines.imports(projectOf(ines), first))).isZero();
        assertThat(ines.exports(projectOf(ines))).as("seed %d, again", seed).isEqualTo(first);
    }

    private static int refused(ValidatableResponse report) {
        return report.extract().jsonPath().getInt("refused");
    }

    private static String projectOf(Bearer person) {
        return person.get("/api/projects").extract().jsonPath().getString("items[0].id");
    }

    private static Map<String, Zips.Packed> directory(SplittableRandom random) {
        var files = new TreeMap<String, Zips.Packed>(String.CASE_INSENSITIVE_ORDER);
        for (var n = random.nextInt(3, 25); n > 0; n--) {
            var folder = pick(random, FOLDERS);
            // Unlike names, so that no two differ by case alone, and no folder is another file's name.
            var path = "memory/" + folder + "d" + random.nextInt(3) + "/" + pick(random, SEGMENTS) + n + ".md";
            files.put(path, Zips.packed(text(random, folder, n), time(random)));
        }
        if (random.nextInt(3) > 0) {
            var same = Zips.packed(Memories.reference("Twin"), time(random));
            files.put("memory/team/twin-a.md", same);
            files.put("memory/team/twin-b.md", same);
        }
        return new TreeMap<>(files);
    }

    private static String text(SplittableRandom random, String folder, int n) {
        var personal = !folder.startsWith("team") && !folder.contains("project");
        var type = pick(random, personal ? List.of("user", "feedback") : List.of("project", "reference", "feedback"));
        var text = Memories.text(
                type, pick(random, List.of("Tool " + n, "消息 " + n, "\"Quoted: " + n + "\"")), body(random, n));
        text = random.nextInt(4) == 0 ? text.replace("type: ", "x-owner: [a, b]\ntype: ") : text;
        text = random.nextInt(4) == 0 ? text.replace("description: ", "description: Ratio 1:2 - it's “so”: ") : text;
        text = random.nextInt(4) == 0 ? text.replace("\n", "\r\n") : text;
        text = random.nextInt(5) == 0 ? text.stripTrailing() : text;
        return random.nextInt(5) == 0 ? "\uFEFF" + text : text;
    }

    private static String body(SplittableRandom random, int n) {
        return pick(
                random,
                List.of(
                        "Plain words about " + n + ".",
                        "---\nkey: value " + n + "\n---\n\nA rule between lines.",
                        "\n\n   Blank lines around " + n + " \t\n\n\n",
                        "规则 " + n + "。\n\n**为什么：** 有原因。\n**如何应用：** 每次。",
                        "```yaml\ntype: user # " + n + "\n```\n😀 \u00A0 end"));
    }

    /** A whole second of the years that a zip file can hold, odd ones among them. */
    private static Instant time(SplittableRandom random) {
        return Instant.ofEpochSecond(random.nextLong(
                Instant.parse("1981-01-01T00:00:00Z").getEpochSecond(),
                Instant.parse("2037-12-31T00:00:00Z").getEpochSecond()));
    }

    private static <T> T pick(SplittableRandom random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
