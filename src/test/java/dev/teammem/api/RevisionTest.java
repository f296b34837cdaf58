package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
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
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

@QuarkusTest
class RevisionTest {

    private static final String FIRST = Memories.reference("Grafana");
    private static final String SECOND = Memories.reference("Kibana");

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
    @ValueSource(
            strings = {
                "private/a.md",
                "team/deep/er/a.md",
                "agents/explorer/user/a.md",
                "agents/explorer/project/a.md",
                "agents/explorer/local/a.md"
            })
    void theHistoryHasEveryStateNewestFirst(String path) {
        var file = project + path;
        var agent = people.agentOf(ines);
        ines.saves(file, FIRST);
        agent.given()
                .header("Teammem-Machine", "desk")
                .header("Teammem-Session", "s-1")
                .header("If-Match", "\"r1\"")
                .contentType("text/markdown")
                .body(SECOND)
                .put(file)
                .then()
                .statusCode(200);
        ines.forgets(file, 2).statusCode(200);

        var history = Json.of(desk(file + "/revisions").statusCode(200));

        assertThat(history.get("next").isNull()).isTrue();
        assertThat(timeless(history.get("items").get(0))).isEqualTo(Json.parse("""
                {"revision": 3, "act": "forget", "author": "%s", "origin": "person"}""".formatted(ines.user())));
        assertThat(timeless(history.get("items").get(1))).isEqualTo(Json.parse("""
                {"revision": 2, "act": "revise", "author": "%s", "origin": "agent", "session": "s-1"}""".formatted(ines.user())));
        assertThat(timeless(history.get("items").get(2))).isEqualTo(Json.parse("""
                {"revision": 1, "act": "remember", "author": "%s", "origin": "person"}""".formatted(ines.user())));
    }

    @Test
    void anEarlierRevisionIsServedAsItWas() {
        var file = project + "team/a.md";
        ines.saves(file, FIRST);
        ines.revises(file, 1, SECOND).statusCode(200);

        ines.given()
                .get(file + "/revisions/1")
                .then()
                .statusCode(200)
                .header("ETag", equalTo("\"r1\""))
                .body(equalTo(FIRST));
        ines.get(file + "/revisions/1")
                .statusCode(200)
                .body("revision", equalTo(1))
                .body("name", equalTo("Grafana"))
                .body("content", equalTo(FIRST))
                .body("path", equalTo("team/a.md"));
        ines.given()
                .header("If-None-Match", "\"r1\"")
                .get(file + "/revisions/1")
                .then()
                .statusCode(304);
    }

    @Test
    void aTombstoneAmongTheRevisionsIsGoneAndAMissingOneIsNotFound() {
        var file = project + "team/a.md";
        ines.saves(file, FIRST);
        ines.forgets(file, 1).statusCode(200);

        ines.get(file + "/revisions/2").statusCode(410).body("revision", equalTo(2));
        ines.get(file + "/revisions/3").statusCode(404);
        ines.get(file + "/revisions/0").statusCode(404);
        ines.get(project + "team/other.md/revisions").statusCode(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "private/a.md",
                "team/a.md",
                "agents/explorer/user/a.md",
                "agents/explorer/project/a.md",
                "agents/explorer/local/a.md"
            })
    void anEarlierRevisionComesBackAsANewOne(String path) {
        var file = project + path;
        ines.saves(file, FIRST);
        ines.revises(file, 1, SECOND).statusCode(200);

        restore(file, 1, 2)
                .statusCode(200)
                .header("ETag", equalTo("\"r3\""))
                .body("outcome", equalTo("remembered"))
                .body("revision", equalTo(3))
                .body("file", equalTo("a.md"));

        assertThat(ines.given().header("Teammem-Machine", "desk").get(file).asString())
                .isEqualTo(FIRST);
        assertThat(timeless(Json.of(desk(file + "/revisions")).get("items").get(0)))
                .isEqualTo(Json.parse("""
                {"revision": 3, "act": "restore", "author": "%s", "origin": "person", "reason": "restored revision 1"}""".formatted(ines.user())));
    }

    @Test
    void aForgottenMemoryIsRestoredOverItsTombstone() {
        var file = project + "team/a.md";
        ines.saves(file, FIRST);
        ines.forgets(file, 1).statusCode(200);

        restore(file, 1, 2).statusCode(200).body("revision", equalTo(3));

        ines.given().get(file).then().statusCode(200).body(equalTo(FIRST));
    }

    @Test
    void restoringKeepsTheSourceDateOfTheRevision() {
        var file = project + "team/a.md";
        ines.given()
                .queryParam("at", "2025-12-24T18:00:00Z")
                .contentType("text/markdown")
                .body(FIRST)
                .put(file)
                .then()
                .statusCode(201);
        ines.revises(file, 1, SECOND).statusCode(200);

        restore(file, 1, 2).statusCode(200);

        ines.get(file).body("modified", equalTo("2025-12-24T18:00:00Z"));
    }

    @Test
    void restoringNeedsThePresentRevision() {
        var file = project + "team/a.md";
        ines.saves(file, FIRST);
        ines.revises(file, 1, SECOND).statusCode(200);

        ines.given().post(file + "/revisions/1/restore").then().statusCode(428);
        restore(file, 1, 1)
                .statusCode(412)
                .body("current.revision", equalTo(2))
                .body("current.content", equalTo(SECOND));
        restore(file, 9, 2).statusCode(404);

        assertThat(Json.of(ines.get(file + "/revisions")).get("items")).hasSize(2);
        ines.get(file).body("content", equalTo(SECOND));
    }

    @Test
    void aTombstoneCannotBeRestored() {
        var file = project + "team/a.md";
        ines.saves(file, FIRST);
        ines.forgets(file, 1).statusCode(200);

        restore(file, 2, 2).statusCode(422).body("findings[0].rule", equalTo("revision-without-text"));

        ines.get(file).statusCode(410).body("revision", equalTo(2));
    }

    private ValidatableResponse restore(String file, int revision, int present) {
        return ines.given()
                .header("Teammem-Machine", "desk")
                .header("If-Match", "\"r" + present + "\"")
                .post(file + "/revisions/" + revision + "/restore")
                .then();
    }

    private ValidatableResponse desk(String path) {
        return ines.given()
                .header("Teammem-Machine", "desk")
                .accept("application/json")
                .get(path)
                .then();
    }

    private static JsonNode timeless(JsonNode revision) {
        assertThat(revision.get("modified").asText()).endsWith("Z");
        assertThat(revision.get("saved").asText()).endsWith("Z");
        return Json.without(revision, "modified", "saved");
    }
}
