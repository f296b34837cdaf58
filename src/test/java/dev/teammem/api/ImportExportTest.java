package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.project.Role;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import dev.teammem.testing.Zips;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

@QuarkusTest
class ImportExportTest {

    private static final String INDEX = "memory/MEMORY.md";

    @Inject
    People people;

    @Inject
    Snapshot snapshots;

    private Bearer ines;
    private String project;
    private String home;

    @BeforeEach
    void aProject() {
        ines = people.person("ines");
        project = people.project(ines);
        home = "/api/projects/" + project;
    }

    @Test
    void aDirectoryAsAgentsKeepItComesInWholeAndGoesOutByteForByte() throws IOException {
        var sample = sample();

        var report = Json.of(ines.imports(project, sample).statusCode(200));

        assertThat(Json.without(report, "items"))
                .isEqualTo(Json.parse("{\"applied\": 60, \"proposed\": 0, \"unchanged\": 0, \"refused\": 0}"));
        assertThat(items("scope=private")).hasSize(22);
        assertThat(items("scope=team")).hasSize(38);
        assertThat(Zips.unpack(ines.exports(project))).isEqualTo(Zips.unpack(sample));
    }

    @Test
    void anItemOfTheReportSaysWhereTheFileWentAndWhatWasFlagged() {
        var text = Memories.feedback("queues").replace("**Why:**", "Because");
        var report = Json.of(
                ines.imports(project, Zips.of("memory/notes/q.md", text)).statusCode(200));

        var item = report.get("items").get(0);
        assertThat(Json.without(item, "findings")).isEqualTo(Json.parse("""
                {"path": "notes/q.md", "outcome": "remembered", "revision": 1}"""));
        assertThat(Json.each(item.get("findings"), "rule")).containsExactly("why-missing");
        assertThat(Json.each(item.get("findings"), "severity")).containsExactly("warning");
        ines.get(home + "/private/notes/q.md").body("modified", equalTo(Zips.SPRING.toString()));
    }

    @Test
    void theSameArchiveAgainChangesNothing() throws IOException {
        ines.imports(project, sample()).statusCode(200);
        var before = snapshots.of(project, ines);

        var report = Json.of(ines.imports(project, sample()).statusCode(200));

        assertThat(Json.without(report, "items"))
                .isEqualTo(Json.parse("{\"applied\": 0, \"proposed\": 0, \"unchanged\": 60, \"refused\": 0}"));
        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    @Test
    void aDryRunTellsTheSameAndChangesNothing() throws IOException {
        var before = snapshots.of(project, ines);

        var dry = Json.of(ines.given()
                .queryParam("dryRun", true)
                .contentType("application/zip")
                .body(sample())
                .post(home + "/import")
                .then()
                .statusCode(200));

        assertThat(dry.get("applied").intValue()).isEqualTo(60);
        assertThat(snapshots.of(project, ines)).isEqualTo(before);
        var done = Json.of(ines.imports(project, sample()).statusCode(200));
        assertThat(Json.each(dry.get("items"), "outcome")).isEqualTo(Json.each(done.get("items"), "outcome"));
    }

    @Test
    void anArchiveRevisesWhatIsThereAndKeepsItsHistory() {
        ines.saves(home + "/private/a.md", Memories.user("Kotlin"));

        var report = Json.of(ines.imports(project, Zips.of("memory/a.md", Memories.user("Scala")))
                .statusCode(200));

        assertThat(report.get("items").get(0).get("revision").intValue()).isEqualTo(2);
        ines.get(home + "/private/a.md").body("name", equalTo("Scala"));
        var newest =
                Json.of(ines.get(home + "/private/a.md/revisions")).get("items").get(0);
        assertThat(newest.get("act").asText()).isEqualTo("revise");
        assertThat(newest.get("reason").asText()).isEqualTo("imported");
    }

    @Test
    void whatIsAboutAPersonGoesToThePrivateDirectoryWhereverTheArchiveHasIt() {
        var report = ines.imports(project, Zips.of("memory/team/kotlin.md", Memories.user("Kotlin")));

        report.statusCode(200).body("items[0].path", equalTo("kotlin.md"));
        ines.get(home + "/private/kotlin.md").statusCode(200);
        ines.get(home + "/team/kotlin.md").statusCode(404);
    }

    @Test
    void aForgottenFileIsNotBroughtBack() {
        ines.saves(home + "/team/a.md", Memories.reference("Grafana"));
        ines.forgets(home + "/team/a.md", 1).statusCode(200);
        var files = files("memory/team/a.md", Memories.reference("Grafana"));
        files.put("memory/team/b.md", Zips.packed(Memories.reference("Kibana"), Zips.SPRING));

        var report = Json.of(ines.imports(project, Zips.pack(files)).statusCode(200));

        assertThat(Json.each(report.get("items"), "outcome")).containsExactly("refused", "remembered");
        assertThat(report.get("items").get(0).get("findings").get(0).get("rule").asText())
                .isEqualTo("forgotten");
        ines.get(home + "/team/a.md").statusCode(410);
        ines.get(home + "/team/b.md").statusCode(200);
    }

    @Test
    void linesOfAnIndexThatPeopleWroteAreKeptAtItsEnd() {
        var files = files("memory/a.md", Memories.user("Kotlin"));
        files.put(INDEX, Zips.packed("""
                # My memory
                - [Kotlin](a.md) — an older line of the same file
                - [Gone](gone.md) — stands for no file

                Ask Rui before the release.
                """, Zips.SPRING));

        ines.imports(project, Zips.pack(files)).statusCode(200);

        var index = """
                - [Kotlin](a.md) — Whoever works with Kotlin finds out what was agreed

                # My memory
                - [Gone](gone.md) — stands for no file
                Ask Rui before the release.""";
        ines.get(home + "/index").body("text", equalTo(index));
        assertThat(Zips.unpack(ines.exports(project)).get(INDEX).content())
                .isEqualTo(Zips.packed(index + "\n", Zips.SPRING).content());
        ines.imports(project, Zips.pack(files)).body("unchanged", equalTo(2));
        ines.get(home + "/index").body("text", equalTo(index));
    }

    @Test
    void anIndexWithoutLinesOfPeopleIsNotExported() {
        var files = files("memory/a.md", Memories.user("Kotlin"));
        files.put(INDEX, Zips.packed("- [Kotlin](a.md) — whatever\n", Zips.SPRING));

        ines.imports(project, Zips.pack(files)).body("items[1].outcome", equalTo("unchanged"));

        assertThat(Zips.unpack(ines.exports(project))).containsOnlyKeys("memory/a.md");
    }

    @Test
    void anExportHoldsWhatItsReaderMayReadAndNothingElse() throws IOException {
        var rui = people.member(project, Role.ADMIN, "rui");
        ines.imports(project, sample()).statusCode(200);
        ines.saves(home + "/agents/explorer/user/u.md", Memories.user("Ada"));
        ines.saves(home + "/agents/explorer/project/p.md", Memories.reference("Loki"));
        ines.saves(home + "/agents/explorer/local/l.md", Memories.user("Perl"));

        var mine = Zips.unpack(ines.exports(project));
        var his = Zips.unpack(rui.exports(project));

        assertThat(mine).hasSize(63);
        assertThat(his).hasSize(39).containsKey("memory/agents/explorer/project/p.md");
        assertThat(his.keySet()).allMatch(path -> path.startsWith("memory/team/") || path.contains("/project/"));
        var elsewhere = ines.given()
                .get(home + "/export")
                .then()
                .statusCode(200)
                .header("Content-Disposition", startsWith("attachment; filename=\"" + project));
        assertThat(Zips.unpack(elsewhere.extract().asByteArray()))
                .hasSize(62)
                .doesNotContainKey("memory/agents/explorer/local/l.md");
    }

    @Test
    void aLocalDirectoryNeedsTheNameOfItsMachine() {
        var archive = Zips.of("memory/agents/explorer/local/l.md", Memories.user("Perl"));

        var report = Json.of(ines.given()
                .contentType("application/zip")
                .body(archive)
                .post(home + "/import")
                .then()
                .statusCode(200));

        assertThat(report.get("refused").intValue()).isEqualTo(1);
        assertThat(report.get("items")
                        .get(0)
                        .get("findings")
                        .get(0)
                        .get("remedy")
                        .asText())
                .contains("Teammem-Machine");
        ines.imports(project, archive).body("applied", equalTo(1));
    }

    private JsonNode items(String query) {
        return Json.of(ines.get(home + "/memories?limit=500&" + query)).get("items");
    }

    private static Map<String, Zips.Packed> files(String path, String text) {
        var files = new LinkedHashMap<String, Zips.Packed>();
        files.put(path, Zips.packed(text, Zips.SPRING));
        return files;
    }

    private static byte[] sample() throws IOException {
        try (InputStream bytes = ImportExportTest.class.getResourceAsStream("/samples/team-memory.zip")) {
            return bytes.readAllBytes();
        }
    }
}
