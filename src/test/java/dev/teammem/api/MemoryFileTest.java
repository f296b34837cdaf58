package dev.teammem.api;

import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;

/** One memory in each of its directories: saved, read, revised and forgotten. */
@QuarkusTest
class MemoryFileTest {

    /** Address below the project, scope, folder below memory/. */
    private static final String PRIVATE = "private, private, ''";

    private static final String TEAM = "team, team, team/";
    private static final String AGENT_USER = "agents/explorer/user, private, agents/explorer/user/";
    private static final String AGENT_PROJECT = "agents/explorer/project, team, agents/explorer/project/";
    private static final String AGENT_LOCAL = "agents/explorer/local, private, agents/explorer/local/";

    @Inject
    People people;

    private Bearer ines;
    private String project;

    @BeforeEach
    void aProject() {
        ines = people.person("ines");
        project = "/api/projects/" + people.project(ines) + "/";
    }

    @ParameterizedTest
    @CsvSource({PRIVATE, TEAM, AGENT_USER, AGENT_PROJECT, AGENT_LOCAL})
    void aNewMemoryIsServedAsItWasReceived(String directory, String scope, String folder) {
        var file = project + directory + "/notes/消息队列.md";
        var text = Memories.feedback("queues").replace("\n", "\r\n");

        var saved = ines.puts(file, text).statusCode(201).header("ETag", equalTo("\"r1\""));

        assertThat(Json.without(Json.of(saved), "warnings", "indexHeadroom"))
                .isEqualTo(Json.parse("""
                {"outcome": "remembered", "file": "notes/消息队列.md", "scope": "%s", "revision": 1}""".formatted(scope)));
        var served = read(ines, file).header("ETag", equalTo("\"r1\"")).header("Vary", equalTo("Accept"));
        assertThat(served.extract().asByteArray()).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
        assertThat(served.extract().contentType()).isEqualToIgnoringCase("text/markdown;charset=utf-8");
    }

    @ParameterizedTest
    @CsvSource({PRIVATE, TEAM, AGENT_USER, AGENT_PROJECT, AGENT_LOCAL})
    void asJsonAMemoryHasAllItsFields(String directory, String scope, String folder) {
        var file = project + directory + "/a.md";
        var text = Memories.reference("Grafana");
        ines.given()
                .header("Teammem-Machine", "desk")
                .header("Teammem-Session", "session-7")
                .queryParam("at", "2026-03-02T10:00:00+08:00")
                .contentType("text/markdown")
                .body(text)
                .put(file)
                .then()
                .statusCode(201);

        var json = Json.of(ines.given()
                .header("Teammem-Machine", "desk")
                .accept("application/json")
                .get(file)
                .then()
                .statusCode(200)
                .header("ETag", equalTo("\"r1\"")));

        assertThat(Json.without(json, "saved", "findings", "content"))
                .isEqualTo(Json.parse("""
                {"file": "a.md", "path": "%sa.md", "scope": "%s", "revision": 1, "type": "reference", "name": "Grafana",
                 "description": "Whoever works with Grafana finds out what was agreed",
                 "body": "The dashboard of Grafana is kept by the operations team.\\n", "supersedes": [],
                 "author": "%s", "origin": "person", "session": "session-7", "modified": "2026-03-02T02:00:00Z"}""".formatted(folder, scope, ines.user())));
        assertThat(json.get("content").asText()).isEqualTo(text);
        assertThat(json.get("findings").isArray()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({PRIVATE, TEAM, AGENT_USER, AGENT_PROJECT, AGENT_LOCAL})
    void aRevisionTakesThePlaceOfTheOneThatWasRead(String directory, String scope, String folder) {
        var file = project + directory + "/a.md";
        ines.saves(file, Memories.reference("Grafana"));

        ines.revises(file, 1, Memories.reference("Kibana"))
                .statusCode(200)
                .header("ETag", equalTo("\"r2\""))
                .body("outcome", equalTo("remembered"))
                .body("revision", equalTo(2));

        read(ines, file).header("ETag", equalTo("\"r2\"")).body(equalTo(Memories.reference("Kibana")));
    }

    @ParameterizedTest
    @CsvSource({PRIVATE, TEAM, AGENT_USER, AGENT_PROJECT, AGENT_LOCAL})
    void aForgottenMemoryIsGoneAndSaysWhichRevisionItsTombstoneIs(String directory, String scope, String folder) {
        var file = project + directory + "/a.md";
        ines.saves(file, Memories.reference("Grafana"));

        var forgotten = ines.forgets(file, 1).statusCode(200).header("ETag", equalTo("\"r2\""));

        assertThat(Json.of(forgotten)).isEqualTo(Json.parse("{\"outcome\": \"forgotten\", \"revision\": 2}"));
        ines.given()
                .header("Teammem-Machine", "desk")
                .get(file)
                .then()
                .statusCode(410)
                .body("status", equalTo(410))
                .body("revision", equalTo(2));
    }

    @Test
    void anAgentsSaveIsMarkedAsTheAgentsWhateverTheBodySays() {
        var file = project + "private/a.md";
        var agent = people.agentOf(ines);
        agent.saves(file, Memories.user("Kotlin").replace("type: user", "type: user\norigin: person\nauthor: root"));

        ines.get(file)
                .body("origin", equalTo("agent"))
                .body("author", equalTo(ines.user().value()))
                .body("session", nullValue());
    }

    @Test
    void theAgentUserDirectoryIsTheSameUnderEveryProject() {
        var other = "/api/projects/" + people.project(ines) + "/";
        ines.saves(project + "agents/explorer/user/a.md", Memories.user("Kotlin"));
        ines.saves(project + "agents/explorer/project/a.md", Memories.reference("Grafana"));

        read(ines, other + "agents/explorer/user/a.md").body(equalTo(Memories.user("Kotlin")));
        ines.get(other + "agents/explorer/project/a.md").statusCode(404);
    }

    @Test
    void theLocalDirectoryBelongsToTheMachineThatIsNamed() {
        var file = project + "agents/explorer/local/a.md";
        ines.saves(file, Memories.user("Kotlin"));

        ines.given().header("Teammem-Machine", "laptop").get(file).then().statusCode(404);
        ines.given().get(file).then().statusCode(400).body("detail", containsString("Teammem-Machine"));
    }

    @Test
    void savingTheSameBytesAgainChangesNothing() {
        var file = project + "private/a.md";
        ines.saves(file, Memories.user("Kotlin"));

        var again = ines.puts(file, Memories.user("Kotlin")).statusCode(200).header("ETag", equalTo("\"r1\""));

        assertThat(Json.without(Json.of(again), "indexHeadroom")).isEqualTo(Json.parse("""
                {"outcome": "unchanged", "file": "a.md", "scope": "private", "revision": 1, "warnings": []}"""));
        assertThat(Json.of(ines.get(file + "/revisions")).get("items")).hasSize(1);
    }

    @Test
    void theSameWordsUnderAnotherNameNameTheirTwin() {
        ines.saves(project + "team/a.md", Memories.reference("Grafana"));

        var again =
                ines.puts(project + "team/b.md", Memories.reference("Grafana")).statusCode(200);

        again.body("outcome", equalTo("unchanged"))
                .body("file", equalTo("a.md"))
                .body("twin", equalTo("team/a.md"))
                .body("warnings.rule", hasItem("twin-identical"));
        ines.get(project + "team/b.md").statusCode(404);
    }

    @Test
    void everySaveTellsWhatStillFitsIntoTheIndex() {
        var line = "- [Kotlin](a.md) — Whoever works with Kotlin finds out what was agreed";
        var bytes = line.getBytes(StandardCharsets.UTF_8).length;

        var saved = ines.puts(project + "private/a.md", Memories.user("Kotlin"));

        assertThat(Json.of(saved).get("indexHeadroom"))
                .isEqualTo(Json.parse("{\"lines\": 199, \"bytes\": " + (25_000 - bytes) + "}"));
    }

    @Test
    void warningsAreShownWithTheSaveAndWithTheMemory() {
        var file = project + "private/a.md";
        var saved = ines.puts(file, Memories.reference("Grafana")).statusCode(201);

        var finding = Json.parse("""
                [{"gate": "scope", "rule": "scope-leaning", "severity": "info", "field": "type", "line": 4,
                  "message": "This reference memory goes to private scope. References usually go to the team, as everybody in it looks in the same places.",
                  "remedy": "Leave it if that is meant; otherwise save it with team scope."}]""");
        assertThat(Json.of(saved).get("warnings")).isEqualTo(finding);
        assertThat(Json.of(ines.get(file)).get("findings")).isEqualTo(finding);
    }

    private static ValidatableResponse read(Bearer bearer, String file) {
        return bearer.given().header("Teammem-Machine", "desk").get(file).then().statusCode(200);
    }
}
