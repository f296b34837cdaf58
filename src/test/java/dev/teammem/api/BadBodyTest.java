package dev.teammem.api;

import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import dev.teammem.testing.RawHttp;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/** Bodies that cannot be read. None of them leaves a trace. */
@QuarkusTest
class BadBodyTest {

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
        ines.saves(home + "/team/a.md", largest());
        before = snapshots.of(project, ines);
    }

    @AfterEach
    void nothingChanged() {
        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    @Test
    void aFileOf250000BytesIsTheLargest() {
        assertThat(ines.given().get(home + "/team/a.md").asString()).isEqualTo(largest());

        refused(413, ines.revises(home + "/team/a.md", 1, largest() + "x"));
    }

    private static String largest() {
        var start = Memories.reference("Grafana");
        return start + "x".repeat(250_000 - start.getBytes(StandardCharsets.UTF_8).length);
    }

    @ParameterizedTest
    @CsvSource({"PUT, /team/b.md", "POST, /import", "PATCH, ''"})
    void moreThan64MegabytesAreRefusedBeforeTheyAreSent(String method, String path) {
        var headers = List.of("Authorization: " + ines.header(), "Content-Type: application/zip");

        var answer = RawHttp.announce(method, home + path, headers, 64L * 1024 * 1024 + 1);

        assertThat(answer.status()).isEqualTo(413);
        Snapshot.assertProblem(413, answer.contentType(), answer.body());
    }

    static Stream<byte[]> noText() {
        return Stream.of(
                new byte[] {(byte) 0xC3, 0x28},
                new byte[] {(byte) 0xFF, (byte) 0xFE, 'a', 0},
                new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
                new byte[] {'a', (byte) 0xE2, (byte) 0x82},
                Memories.reference("Kibana").replace("dashboard", "dash\0board").getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @MethodSource("noText")
    void bytesThatAreNoUtf8OrHoldNulAre400(byte[] bytes) {
        refused(400, put("/team/b.md", "text/markdown", bytes));
    }

    @ParameterizedTest
    @ValueSource(strings = {"application/json", "application/json;charset=utf-8"})
    void aMemoryIsNotSentAsJson(String type) {
        refused(415, put("/team/b.md", type, "{\"name\": \"x\"}".getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /api/projects",
        "POST, /api/projects/resolve",
        "PATCH, /api/projects/{p}",
        "PUT, /api/projects/{p}/members/{u}",
        "POST, /api/tokens"
    })
    void bodiesThatAreNotTheJsonOfTheCallAre400AndOtherTypes415(String method, String path) {
        var address = path.replace("{p}", project).replace("{u}", ines.user().value());
        for (var body : List.of("{\"name\": \"x\"", "{'name': 1}", "[]", "\"text\"", "17", "null", "", "{\"name\"}")) {
            refused(400, send(method, address, "application/json", body));
        }
        for (var type : List.of("text/plain", "application/xml")) {
            refused(415, send(method, address, type, "{}"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "POST  | /api/projects                      | {'id': {'a': 1}, 'name': 'x'}",
                "POST  | /api/projects                      | {'name': 'x', 'remotes': 'git@host:a/b'}",
                "POST  | /api/projects/resolve              | {'remote': ['x']}",
                "PATCH | /api/projects/{p}                  | {'remotes': {}}",
                "PUT   | /api/projects/{p}/members/{u}      | {'role': {}}",
                "POST  | /api/tokens                        | {'name':'x','kind':'person','scopes':'read'}",
                "POST  | /api/tokens                        | {'name':'x','kind':'person','scopes':['read'],'expiresInDays':'soon'}"
            })
    void fieldsOfAnotherShapeAre400(String method, String path, String json) {
        var address = path.replace("{p}", project).replace("{u}", ines.user().value());

        refused(400, send(method, address, "application/json", json.replace('\'', '"')));
    }

    @Test
    void malformedJsonSaysWhereAndWhatToRead() {
        var problem = Json.of(ines.posts("/api/projects", "{\n\"name\": oops}").statusCode(400));

        assertThat(problem.get("detail").asText()).contains("line 2").contains("/q/openapi");
    }

    private ValidatableResponse put(String file, String type, byte[] body) {
        return ines.given().contentType(type).body(body).put(home + file).then();
    }

    private ValidatableResponse send(String method, String path, String type, String body) {
        return ines.given()
                .contentType(type)
                .body(body.getBytes(StandardCharsets.UTF_8))
                .request(method, path)
                .then();
    }

    private static void refused(int status, ValidatableResponse answer) {
        Snapshot.assertRefused(status, answer);
    }
}
