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
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;

/** What a write has to say of the state it expects, and what a read may say of the one it knows. */
@QuarkusTest
class PreconditionTest {

    private static final String OLD = Memories.reference("Grafana");
    private static final String NEW = Memories.reference("Kibana");

    @Inject
    People people;

    private Bearer ines;
    private String file;

    @BeforeEach
    void aProject() {
        ines = people.person("ines");
        file = "/api/projects/" + people.project(ines) + "/team/a.md";
    }

    @Test
    void whatIsThereIsNotOverwrittenUnread() {
        ines.saves(file, OLD);

        var answer = ines.puts(file, NEW).statusCode(428);

        problem(answer, "urn:teammem:problem:precondition-required");
        assertServed(OLD, 1);
    }

    @Test
    void aStaleRevisionIsAnsweredWithThePresentMemory() {
        ines.saves(file, OLD);
        ines.revises(file, 1, NEW).statusCode(200);

        var answer = ines.revises(file, 1, Memories.reference("Splunk")).statusCode(412);

        var current = problem(answer, "urn:teammem:problem:changed").get("current");
        assertThat(current).isEqualTo(Json.of(ines.get(file)));
        assertThat(current.get("content").asText()).isEqualTo(NEW);
        assertServed(NEW, 2);
    }

    @Test
    void newMeansNew() {
        putNew(OLD).statusCode(201);

        var current = problem(putNew(NEW).statusCode(412), "urn:teammem:problem:changed")
                .get("current");

        assertThat(current).isEqualTo(Json.of(ines.get(file)));
        assertServed(OLD, 1);
    }

    @Test
    void aRevisionOfWhatNeverExistedIsAnsweredWithNull() {
        var answer = problem(ines.revises(file, 1, OLD).statusCode(412), "urn:teammem:problem:changed");

        assertThat(answer.has("current")).isTrue();
        assertThat(answer.get("current").isNull()).isTrue();
        ines.get(file).statusCode(404);
    }

    @Test
    void aTombstoneStopsEveryWriterThatDoesNotNameIt() {
        ines.saves(file, OLD);
        ines.forgets(file, 1).statusCode(200);
        var tombstone = Json.parse("{\"forgotten\": true, \"revision\": 2}");

        problem(ines.puts(file, NEW).statusCode(428), "urn:teammem:problem:precondition-required");
        assertThat(problem(putNew(NEW).statusCode(412), "urn:teammem:problem:changed")
                        .get("current"))
                .isEqualTo(tombstone);
        assertThat(problem(ines.revises(file, 1, NEW).statusCode(412), "urn:teammem:problem:changed")
                        .get("current"))
                .isEqualTo(tombstone);
        assertThat(problem(ines.given().get(file).then().statusCode(410), "urn:teammem:problem:forgotten")
                        .get("revision")
                        .intValue())
                .isEqualTo(2);
    }

    @Test
    void theTombstonesRevisionBringsTheFileBack() {
        ines.saves(file, OLD);
        ines.forgets(file, 1).statusCode(200);

        ines.revises(file, 2, NEW).statusCode(201).header("ETag", equalTo("\"r3\""));

        assertServed(NEW, 3);
    }

    @Test
    void forgettingNeedsTheRevisionThatWasRead() {
        ines.saves(file, OLD);

        problem(ines.given().delete(file).then().statusCode(428), "urn:teammem:problem:precondition-required");
        var stale = problem(ines.forgets(file, 7).statusCode(412), "urn:teammem:problem:changed");

        assertThat(stale.get("current")).isEqualTo(Json.of(ines.get(file)));
        assertServed(OLD, 1);
    }

    @Test
    void whatIsGoneOrNeverWasCannotBeForgotten() {
        problem(ines.given().delete(file).then().statusCode(404), "urn:teammem:problem:not-found");
        ines.saves(file, OLD);
        ines.forgets(file, 1).statusCode(200);

        var again = problem(ines.forgets(file, 2).statusCode(410), "urn:teammem:problem:forgotten");

        assertThat(again.get("revision").intValue()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "\"r2\", *"})
    void everyRevisionIsNoRevision(String ifMatch) {
        ines.saves(file, OLD);

        var answer = ines.given()
                .header("If-Match", ifMatch)
                .contentType("text/markdown")
                .body(NEW)
                .put(file)
                .then();

        assertThat(answer.extract().statusCode()).isIn(400, 412);
        assertServed(OLD, 1);
    }

    @Test
    void bothPreconditionsTogetherAreRefused() {
        ines.saves(file, OLD);

        var answer = ines.given()
                .header("If-Match", "\"r1\"")
                .header("If-None-Match", "*")
                .contentType("text/markdown")
                .body(NEW)
                .put(file)
                .then()
                .statusCode(400);

        problem(answer, "urn:teammem:problem:malformed");
        assertServed(OLD, 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"r1\"", "W/\"r1\"", "\"r7\", \"r1\""})
    void aReaderThatKnowsTheRevisionGetsNoBody(String known) {
        ines.saves(file, OLD);

        ines.given()
                .header("If-None-Match", known)
                .get(file)
                .then()
                .statusCode(304)
                .header("ETag", equalTo("\"r1\""))
                .header("Vary", equalTo("Accept"))
                .body(emptyString());

        ines.revises(file, 1, NEW).statusCode(200);
        ines.given()
                .header("If-None-Match", known)
                .get(file)
                .then()
                .statusCode(200)
                .body(equalTo(NEW));
    }

    private ValidatableResponse putNew(String text) {
        return ines.given()
                .header("If-None-Match", "*")
                .contentType("text/markdown")
                .body(text)
                .put(file)
                .then();
    }

    private void assertServed(String text, int revision) {
        ines.given()
                .get(file)
                .then()
                .statusCode(200)
                .header("ETag", equalTo("\"r" + revision + "\""))
                .body(equalTo(text));
    }

    private static JsonNode problem(ValidatableResponse answer, String type) {
        assertThat(answer.extract().contentType()).isEqualTo("application/problem+json");
        var problem = Json.of(answer);
        assertThat(problem.get("type").asText()).isEqualTo(type);
        assertThat(problem.get("status").intValue()).isEqualTo(answer.extract().statusCode());
        assertThat(problem.get("detail").asText()).isNotBlank();
        return problem;
    }
}
