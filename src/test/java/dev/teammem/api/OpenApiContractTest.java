package dev.teammem.api;

import dev.teammem.project.Role;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import dev.teammem.testing.Zips;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

/** Calls everything that the API document lists, and holds the answers against it. */
@QuarkusTest
class OpenApiContractTest {

    private static final List<String> DIRECTORIES =
            List.of("private", "team", "agents/explorer/user", "agents/explorer/project", "agents/explorer/local");

    @Inject
    People people;

    private List<Operation> operations;

    @BeforeEach
    void theDocument() {
        operations = Operation.all(people.person("reader", "read").given());
    }

    /** A project with a memory in each directory, and a person who may do everything in it. */
    private record Scene(Bearer owner, Map<String, String> ids) {}

    @Test
    void everyDocumentedCallHasARecipeAndEveryRecipeIsACall() {
        assertThat(operations.stream().map(Operation::name).collect(toSet())).isEqualTo(Recipe.ALL.keySet());
    }

    @Test
    void everyCallSucceedsAndAnswersAsDocumented() {
        for (var operation : operations) {
            var scene = scene();

            var answer = operation.call(scene.owner().given(), scene.ids());

            assertThat(answer.statusCode())
                    .as("%s: %s", operation, answer.asString())
                    .isBetween(200, 204);
            assertThat(operation.documents(answer.statusCode()))
                    .as("%s documents %s", operation, answer.statusCode())
                    .isTrue();
            assertBody(operation, answer);
        }
    }

    @Test
    void newFilesAre201AsDocumented() {
        var scene = scene();
        for (var operation : operations) {
            if (operation.name().startsWith("PUT") && operation.path().endsWith("{file}")) {
                var path = operation
                        .path()
                        .replace("{project}", scene.ids().get("project"))
                        .replace("{agentType}", "explorer")
                        .replace("{file}", "new.md");
                scene.owner().puts(path, Memories.feedback("newness")).statusCode(201);
                assertThat(operation.documents(201)).as(operation.toString()).isTrue();
            }
        }
    }

    @Test
    void nobodyGetsAnythingOutOfAnyCall() {
        var scene = scene();
        for (var operation : operations) {
            var answer = operation.call(Bearer.anonymous(), scene.ids());

            assertThat(answer.statusCode()).as(operation.toString()).isEqualTo(401);
            assertThat(answer.header("WWW-Authenticate"))
                    .as(operation.toString())
                    .isEqualTo("Bearer");
            Snapshot.assertProblem(401, answer.contentType(), answer.asString());
            assertThat(operation.mediaTypes(401)).as(operation.toString()).contains("application/problem+json");
        }
    }

    @Test
    void noCallIsMadeWithATokenThatLacksItsScope() {
        var scene = scene();
        for (var operation : operations) {
            var scopes = operation.recipe().othersThanNeeded();
            if (scopes.length > 0) {
                var answer =
                        operation.call(people.tokenOf(scene.owner(), scopes).given(), scene.ids());

                assertThat(answer.statusCode()).as(operation.toString()).isEqualTo(403);
                Snapshot.assertProblem(403, answer.contentType(), answer.asString());
                assertThat(operation.mediaTypes(403)).as(operation.toString()).contains("application/problem+json");
            }
        }
    }

    @Test
    void theDocumentIsForBearersOnly() {
        Bearer.anonymous().get("/q/openapi").then().statusCode(401);
        Bearer.anonymous()
                .cookie("teammem_session", people.sessionOf(people.person("ines")))
                .get("/q/openapi")
                .then()
                .statusCode(401);
    }

    private static void assertBody(Operation operation, Response answer) {
        if (answer.statusCode() == 204) {
            assertThat(answer.asByteArray()).as(operation.toString()).isEmpty();
            return;
        }
        var type = answer.contentType().replaceFirst(";.*", "");
        assertThat(operation.mediaTypes(answer.statusCode()))
                .as(operation.toString())
                .contains(type);
        switch (type) {
            case "application/json" ->
                assertThat(Json.parse(answer.asString()))
                        .as(operation.toString())
                        .isNotEmpty();
            case "application/zip" ->
                assertThat(Zips.unpack(answer.asByteArray()))
                        .as(operation.toString())
                        .isNotEmpty();
            case "text/markdown" ->
                assertThat(answer.asString()).as(operation.toString()).isNotBlank();
            default -> throw new AssertionError(operation + " answers " + type + ", which no test can read.");
        }
    }

    private Scene scene() {
        var owner = people.person("ines");
        var remote = "https://git.example.com/" + People.unique("shop") + ".git";
        var project = Json.of(
                        owner.posts("/api/projects", """
                {"name": "Shop", "remotes": ["%s"]}""".formatted(remote)).statusCode(201))
                .get("id")
                .asText();
        for (var directory : DIRECTORIES) {
            owner.saves("/api/projects/" + project + "/" + directory + "/a.md", Memories.feedback("Sagas"));
        }
        var member = people.member(project, Role.MEMBER, "rui");
        var spare = people.agentOf(owner);
        return new Scene(
                owner,
                Map.of(
                        "project",
                        project,
                        "remote",
                        remote,
                        "user",
                        member.user().value(),
                        "id",
                        spare.id(),
                        "agentType",
                        "explorer",
                        "file",
                        "a.md",
                        "revision",
                        "1"));
    }
}
