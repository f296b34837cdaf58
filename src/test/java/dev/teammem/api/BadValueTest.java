package dev.teammem.api;

import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;

import static org.assertj.core.api.Assertions.assertThat;

/** Requests that can be read and say what cannot be done. None of them leaves a trace. */
@QuarkusTest
class BadValueTest {

    @Inject
    People people;

    @Inject
    Snapshot snapshots;

    private Bearer ines;
    private String project;
    private String home;
    private Snapshot.State before;

    @BeforeEach
    void aTeamWithOneMemory() {
        ines = people.person("ines");
        project = people.project(ines);
        home = "/api/projects/" + project;
        ines.saves(home + "/team/a.md", Memories.reference("Grafana"));
        before = snapshots.of(project, ines);
    }

    @AfterEach
    void nothingChanged() {
        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "team    | type: reference        | type: note             | type-unknown        | type        | type",
                "team    | type: reference        | type: Reference        | type-unknown        | type        | type",
                "team    | type: reference        | kind: reference        | type-missing        | type        | type",
                "team    | description: Whoever   | summary: Whoever       | description-missing | type        | description",
                "team    | name: Kibana           | title: Kibana          | name-missing        | type        | name",
                "team    | type: reference        | type: user             | user-is-private     | scope       | type",
                "private | type: reference        | type: feedback         | why-missing         | type        | body",
                "team    | '---'                  | '***'                  | frontmatter-missing | form        | frontmatter",
                "team    | type: reference        | type: &a reference     | frontmatter-yaml    | form        | frontmatter"
            })
    void aTextThatBreaksARuleIsRefusedWithTheRuleAndARemedy(
            String scope, String good, String bad, String rule, String gate, String field) {
        var text = Memories.reference("Kibana").replace(good, bad);

        var answer = ines.puts(home + "/" + scope + "/b.md", text);

        Snapshot.assertRefused(422, answer);
        var finding = Json.of(answer).get("findings").findParents("rule").stream()
                .filter(each -> each.get("rule").asText().equals(rule))
                .findFirst()
                .orElseThrow(() -> new AssertionError(answer.extract().asString()));
        assertThat(finding.get("gate").asText()).isEqualTo(gate);
        assertThat(finding.get("field").asText()).isEqualTo(field);
        assertThat(finding.get("severity").asText()).isEqualTo("error");
        assertThat(finding.get("message").asText()).isNotBlank();
        assertThat(finding.get("remedy").asText()).isNotBlank();
    }

    @Test
    void aNameThatDiffersByCaseAloneIsATwin() {
        var answer = ines.puts(home + "/team/A.md", Memories.reference("Kibana"));

        Snapshot.assertRefused(422, answer);
        assertThat(Json.of(answer).get("findings").get(0).get("rule").asText()).isEqualTo("name-twin");
    }

    @ParameterizedTest
    @ValueSource(strings = {"yesterday", "2026-03-02", "2026-03-02T10:00:00", "2026-13-02T10:00:00Z", "1740900000"})
    void aTimeWithoutOffsetIsMalformed(String at) {
        var answer = ines.given()
                .queryParam("at", at)
                .contentType("text/markdown")
                .body(Memories.reference("Kibana"))
                .put(home + "/team/b.md")
                .then();

        Snapshot.assertRefused(400, answer);
        assertThat(Json.of(answer).get("detail").asText()).contains("ISO 8601");
    }

    @Test
    void headersHaveTheirForms() {
        var long201 = "s".repeat(201);

        Snapshot.assertRefused(400, put("Teammem-Session", long201));
        Snapshot.assertRefused(400, put("Teammem-Machine", "a b", "/agents/explorer/local/b.md"));
        Snapshot.assertRefused(400, put("Teammem-Machine", "../x", "/agents/explorer/local/b.md"));
        Snapshot.assertRefused(400, put("If-None-Match", "\"r1\""));
        Snapshot.assertRefused(412, put("If-Match", "\"abc\""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'role': 'owner'} | 422",
                "{'role': 'Admin'} | 422",
                "{'role': ''}      | 422",
                "{'role': null}    | 422",
                "{}                | 422"
            })
    void aRoleIsOneOfThree(String json, int status) {
        Snapshot.assertRefused(status, send("PUT", home + "/members/" + ines.user(), json));
    }

    @Test
    void anUnknownUserIsNoMember() {
        Snapshot.assertRefused(404, send("PUT", home + "/members/nobody", "{'role': 'member'}"));
        Snapshot.assertRefused(404, send("PUT", home + "/members/a%20b", "{'role': 'member'}"));
        Snapshot.assertRefused(
                404, ines.given().delete(home + "/members/nobody").then());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'id': 'A', 'name': 'x'}",
                "{'id': 'Upper', 'name': 'x'}",
                "{'id': '-x', 'name': 'x'}",
                "{'id': 'a/b', 'name': 'x'}",
                "{'id': '', 'name': 'x'}",
                "{'name': ''}",
                "{'name': 'two\\nlines'}",
                "{'name': 'x', 'remotes': ['nonsense']}",
                "{'name': 'x', 'remotes': ['']}",
                "{'name': 'x', 'remotes': [null]}",
                "{'name': 'x', 'remotes': ['ext::sh -c id']}",
                "{'name': 'x', 'remotes': ['--upload-pack=x']}"
            })
    void aProjectHasAnIdANameAndRemotesOfGit(String json) {
        Snapshot.assertRefused(422, send("POST", "/api/projects", json));
    }

    @Test
    void idsAndNamesHaveALimit() {
        Snapshot.assertRefused(422, send("POST", "/api/projects", "{'id': '" + "a".repeat(64) + "', 'name': 'x'}"));
        Snapshot.assertRefused(422, send("POST", "/api/projects", "{'name': '" + "a".repeat(101) + "'}"));
    }

    @Test
    void anIdOrARemoteBelongsToOneProject() {
        Snapshot.assertRefused(409, send("POST", "/api/projects", "{'id': '" + project + "', 'name': 'x'}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{'remote': ''}", "{'remote': 'nonsense'}", "{}", "{'remote': null}"})
    void onlyARemoteIsResolved(String json) {
        Snapshot.assertRefused(422, send("POST", "/api/projects/resolve", json));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{'name': ''}", "{'remotes': ['nonsense']}", "{'name': 'y', 'remotes': [null]}"})
    void aPatchIsJudgedWhole(String json) {
        Snapshot.assertRefused(422, send("PATCH", home, json));
    }

    private ValidatableResponse put(String header, String value) {
        return put(header, value, "/team/b.md");
    }

    private ValidatableResponse put(String header, String value, String file) {
        return ines.given()
                .header(header, value)
                .contentType("text/markdown")
                .body(Memories.reference("Kibana"))
                .put(home + file)
                .then();
    }

    private ValidatableResponse send(String method, String path, String json) {
        return ines.given()
                .urlEncodingEnabled(false)
                .contentType("application/json")
                .body(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8))
                .request(method, path)
                .then();
    }
}
