package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import dev.teammem.testing.Zips;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

/** Archives that cannot be read are refused whole, files that cannot be kept alone. */
@QuarkusTest
class BadArchiveTest {

    private static final String GOOD = "memory/good.md";

    @Inject
    People people;

    @Inject
    Snapshot snapshots;

    private Bearer ines;
    private String project;

    @BeforeEach
    void aProject() {
        ines = people.person("ines");
        project = people.project(ines);
    }

    static Stream<byte[]> damaged() {
        var good = Zips.of(GOOD, Memories.user("Kotlin"));
        var two = Zips.pack(twoFiles("memory/a.md", "memory/b.md"));
        var flipped = good.clone();
        flipped[80] ^= 0x55;
        return Stream.of(
                "this is no zip file".getBytes(StandardCharsets.UTF_8),
                new byte[0],
                new byte[] {'P', 'K', 3, 4},
                Arrays.copyOf(good, 90),
                flipped,
                Arrays.copyOf(two, good.length + 30));
    }

    @ParameterizedTest
    @MethodSource("damaged")
    void aDamagedArchiveIs400AndNothingOfItIsImported(byte[] archive) {
        var before = snapshots.of(project, ines);

        Snapshot.assertRefused(400, ines.imports(project, archive));

        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    @Test
    void aSmallArchiveThatUnpacksBeyondTheLimitIs413() throws IOException {
        var before = snapshots.of(project, ines);
        var bomb = bomb(300);
        assertThat(bomb.length).isLessThan(1_000_000);

        Snapshot.assertRefused(413, ines.imports(project, bomb));

        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    @Test
    void anArchiveOfMoreThan20000FilesIs413() {
        var files = new LinkedHashMap<String, Zips.Packed>();
        for (var n = 0; n <= 20_000; n++) {
            files.put("memory/" + n + ".md", Zips.packed("", Zips.SPRING));
        }

        Snapshot.assertRefused(413, ines.imports(project, Zips.pack(files)));
    }

    @ParameterizedTest
    @CsvSource({
        "x.md, archive-path",
        "other/x.md, archive-path",
        "/memory/x.md, archive-path",
        "memory/../x.md, file-name",
        "memory/team/../../x.md, file-name",
        "memory/agents/../user/x.md, archive-path",
        "memory/./x.md, file-name",
        "memory//x.md, file-name",
        "memory\\x.md, archive-path",
        "memory/a\\b.md, file-name",
        "memory/CON.md, reserved-name",
        "memory/.hidden.md, file-name",
        "memory/notes/memory.md, reserved-name",
        "memory/Team/x.md, reserved-name",
        "memory/x.txt, file-name",
        "memory/logs/2026/x.md, reserved-name"
    })
    void aPathThatStandsForNoFileIsRefusedAlone(String path, String rule) {
        var files = new LinkedHashMap<String, Zips.Packed>();
        files.put(path, Zips.packed(Memories.reference("Grafana"), Zips.SPRING));
        files.put(GOOD, Zips.packed(Memories.user("Kotlin"), Zips.SPRING));

        var report = report(files);

        assertRefusedAlone(report, path, rule);
    }

    @Test
    void ofTwoFilesOfOnePathTheFirstIsKept() {
        var twice = Zips.pack(twoFiles("memory/a.md", "memory/b.md"));
        // Names of equal length, so that the bytes of the archive stay in their places.
        var archive = new String(twice, StandardCharsets.ISO_8859_1)
                .replace("memory/b.md", "memory/a.md")
                .getBytes(StandardCharsets.ISO_8859_1);

        var report = Json.of(ines.imports(project, archive).statusCode(200));

        assertThat(Json.each(report.get("items"), "outcome")).containsExactly("remembered", "refused");
        assertThat(report.get("items").get(1).get("findings").get(0).get("rule").asText())
                .isEqualTo("archive-path");
        ines.get("/api/projects/" + project + "/private/a.md").body("name", equalTo("Kotlin"));
    }

    @ParameterizedTest
    @CsvSource({"250001, file-too-large", "3000000, file-too-large"})
    void aFileThatIsTooLargeIsRefusedAlone(int bytes, String rule) {
        var files = new LinkedHashMap<String, Zips.Packed>();
        files.put("memory/big.md", Zips.packed(Memories.user("Go") + "x".repeat(bytes), Zips.SPRING));
        files.put(GOOD, Zips.packed(Memories.user("Kotlin"), Zips.SPRING));

        assertRefusedAlone(report(files), "memory/big.md", rule);
    }

    @Test
    void bytesThatAreNoTextAreRefusedAlone() {
        var files = new LinkedHashMap<String, Zips.Packed>();
        files.put("memory/a.md", Zips.packed(new byte[] {(byte) 0xC3, 0x28}, Zips.SPRING));
        files.put(GOOD, Zips.packed(Memories.user("Kotlin"), Zips.SPRING));

        assertRefusedAlone(report(files), "memory/a.md", "not-utf8");
    }

    @Test
    void aTextWithoutTypeIsRefusedAlone() {
        var files = new LinkedHashMap<String, Zips.Packed>();
        files.put("memory/a.md", Zips.packed("# Just a note\n", Zips.SPRING));
        files.put(GOOD, Zips.packed(Memories.user("Kotlin"), Zips.SPRING));

        assertRefusedAlone(report(files), "a.md", "frontmatter-missing");
    }

    private JsonNode report(LinkedHashMap<String, Zips.Packed> files) {
        return Json.of(ines.imports(project, Zips.pack(files)).statusCode(200));
    }

    private void assertRefusedAlone(JsonNode report, String path, String rule) {
        assertThat(Json.without(report, "items"))
                .isEqualTo(Json.parse("{\"applied\": 1, \"proposed\": 0, \"unchanged\": 0, \"refused\": 1}"));
        var item = report.get("items").get(0);
        assertThat(item.get("outcome").asText()).isEqualTo("refused");
        assertThat(item.get("path").asText()).isEqualTo(path);
        assertThat(item.has("revision")).isFalse();
        assertThat(Json.each(item.get("findings"), "rule")).contains(rule);
        assertThat(item.get("findings").get(0).get("remedy").asText()).isNotBlank();
        assertThat(Zips.unpack(ines.exports(project))).containsOnlyKeys(GOOD);
    }

    private static LinkedHashMap<String, Zips.Packed> twoFiles(String first, String second) {
        var files = new LinkedHashMap<String, Zips.Packed>();
        files.put(first, Zips.packed(Memories.user("Kotlin"), Zips.SPRING));
        files.put(second, Zips.packed(Memories.user("Scala"), Zips.SPRING));
        return files;
    }

    /** One file of so many megabytes of zeros. */
    private static byte[] bomb(int megabytes) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("memory/bomb.md"));
            for (var n = 0; n < megabytes; n++) {
                zip.write(new byte[1024 * 1024]);
            }
            zip.closeEntry();
        }
        return bytes.toByteArray();
    }
}
