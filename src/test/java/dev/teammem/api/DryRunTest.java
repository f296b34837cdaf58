package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

/** A dry run tells what would become of a write, and no test of this class leaves anything changed. */
@QuarkusTest
class DryRunTest {

    @Inject
    People people;

    @Inject
    Snapshot snapshots;

    private Bearer ines;
    private String team;
    private String project;
    private Snapshot.State before;

    @BeforeEach
    void aTeamWithOneMemory() {
        ines = people.person("ines");
        project = people.project(ines);
        team = "/api/projects/" + project + "/team/";
        ines.saves(team + "a.md", Memories.reference("Grafana"));
        before = snapshots.of(project, ines);
    }

    @AfterEach
    void nothingChanged() {
        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    @Test
    void aGoodTextWouldBeRemembered() {
        assertThat(put(ines.given(), "b.md", Memories.reference("Kibana")))
                .isEqualTo(Json.parse("{\"dryRun\": true, \"outcome\": \"remembered\", \"findings\": []}"));
        ines.get(team + "b.md").statusCode(404);
    }

    @Test
    void aRefusedTextIsAnsweredWith200AndItsFindings() {
        var dry = put(ines.given(), "b.md", Memories.user("Kotlin"));

        assertThat(dry.get("outcome").asText()).isEqualTo("refused");
        assertThat(dry.get("findings").get(0).get("rule").asText()).isEqualTo("user-is-private");
        assertThat(dry.get("findings").get(0).get("remedy").asText()).isNotBlank();
    }

    @Test
    void theSameBytesWouldBeUnchanged() {
        assertThat(put(ines.given(), "a.md", Memories.reference("Grafana")))
                .isEqualTo(Json.parse("{\"dryRun\": true, \"outcome\": \"unchanged\", \"findings\": []}"));
    }

    @Test
    void theSameWordsUnderAnotherNameNameTheirTwin() {
        var dry = put(ines.given(), "b.md", Memories.reference("Grafana"));

        assertThat(dry.get("outcome").asText()).isEqualTo("unchanged");
        assertThat(dry.get("twin").asText()).isEqualTo("team/a.md");
        assertThat(Json.each(dry.get("findings"), "rule")).containsExactly("twin-identical");
    }

    @Test
    void anOverwriteUnreadWouldBeAConflict() {
        assertThat(put(ines.given(), "a.md", Memories.reference("Kibana")))
                .isEqualTo(Json.parse("{\"dryRun\": true, \"outcome\": \"conflict\", \"findings\": []}"));
        assertThat(put(ines.given().header("If-Match", "\"r9\""), "a.md", Memories.reference("Kibana"))
                        .get("outcome")
                        .asText())
                .isEqualTo("conflict");
    }

    @Test
    void forgettingAndRestoringCanBeRehearsed() {
        ines.given()
                .queryParam("dryRun", true)
                .header("If-Match", "\"r1\"")
                .delete(team + "a.md")
                .then()
                .statusCode(200)
                .body("dryRun", equalTo(true))
                .body("outcome", equalTo("remembered"));
        ines.given()
                .queryParam("dryRun", true)
                .header("If-Match", "\"r1\"")
                .post(team + "a.md/revisions/1/restore")
                .then()
                .statusCode(200)
                .body("dryRun", equalTo(true))
                .body("outcome", equalTo("unchanged"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "yes", "TRUE"})
    void aFlagThatIsNeitherTrueNorFalseIsNoRequestToWrite(String flag) {
        var path = team + "b.md?dryRun=" + flag;

        ines.puts(path, Memories.reference("Kibana")).statusCode(400);
        ines.forgets(team + "a.md?dryRun=" + flag, 1).statusCode(400);
    }

    @Test
    void bytesThatAreNoTextAre400AsEver() {
        ines.given()
                .queryParam("dryRun", true)
                .contentType("text/markdown")
                .body(new byte[] {(byte) 0xC3, 0x28})
                .put(team + "b.md")
                .then()
                .statusCode(400);
        ines.given()
                .queryParam("dryRun", true)
                .contentType("text/markdown")
                .body(new byte[250_001])
                .put(team + "b.md")
                .then()
                .statusCode(413);
    }

    private JsonNode put(RequestSpecification request, String file, String text) {
        return Json.of(request.queryParam("dryRun", true)
                .contentType("text/markdown")
                .body(text)
                .put(team + file)
                .then()
                .statusCode(200));
    }
}
