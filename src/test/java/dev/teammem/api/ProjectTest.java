package dev.teammem.api;

import dev.teammem.project.Role;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.People;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

@QuarkusTest
class ProjectTest {

    private static final String PROJECTS = "/api/projects";

    @Inject
    People people;

    @Test
    void whoeverMakesAProjectIsItsAdmin() {
        var ines = people.person("ines");
        var id = People.unique("shop");

        var made = ines.posts(PROJECTS, """
                {"id": "%1$s", "name": "The Shop", "remotes": ["git@GitHub.com:acme/%1$s.git"]}""".formatted(id));

        var expected = Json.parse("""
                {"id": "%1$s", "name": "The Shop", "remotes": ["github.com/acme/%1$s"], "role": "admin"}""".formatted(id));
        made.statusCode(201);
        assertThat(made.extract().header("Location")).endsWith(PROJECTS + "/" + id);
        assertThat(Json.of(made)).isEqualTo(expected);
        assertThat(Json.of(ines.get(PROJECTS + "/" + id).statusCode(200))).isEqualTo(expected);
    }

    @Test
    void anIdIsMadeFromTheNameAndNumberedWhenTaken() {
        var ines = people.person("ines");
        var name = People.unique("Café Österreich");
        var slug = name.replace("Café Österreich", "cafe-osterreich");

        ines.posts(PROJECTS, "{\"name\": \"" + name + "\"}").statusCode(201).body("id", equalTo(slug));
        ines.posts(PROJECTS, "{\"name\": \"" + name + "\"}").statusCode(201).body("id", equalTo(slug + "-2"));
    }

    @Test
    void theListHasTheProjectsOneBelongsToAndNoOther() {
        var ines = people.person("ines");
        var own = people.project(ines);
        var shared = people.project(people.person("olga"));
        people.grant(shared, ines, Role.MEMBER);
        people.project(people.person("olga"));

        assertThat(Json.of(ines.get(PROJECTS).statusCode(200))).isEqualTo(Json.parse("""
                {"items": [{"id": "%1$s", "name": "The %1$s", "remotes": [], "role": "admin"},
                           {"id": "%2$s", "name": "The %2$s", "remotes": [], "role": "member"}],
                 "next": null}""".formatted(own, shared)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "git@git.example.com:team/%s.git",
                "ssh://git@git.example.com:2222/team/%s.git",
                "https://git.example.com/team/%s",
                "https://ines:secret@GIT.Example.COM:8443/team/%s.git/",
                "git.example.com:team/%s"
            })
    void everySpellingOfARemoteFindsTheProject(String spelling) {
        var ines = people.person("ines");
        var id = People.unique("shop");
        make(ines, id, "https://git.example.com/team/" + id + ".git").statusCode(201);

        resolve(ines, spelling.formatted(id))
                .statusCode(200)
                .body("id", equalTo(id))
                .body("role", equalTo("admin"));
    }

    @Test
    void anIdOrRemoteThatIsTakenIs409AndNothingIsMade() {
        var olga = people.person("olga");
        var id = People.unique("shop");
        make(people.person("ines"), id, "https://git.example.com/team/" + id).statusCode(201);

        Snapshot.assertRefused(409, make(olga, id, "https://git.example.com/mine/" + id));
        Snapshot.assertRefused(409, make(olga, "x" + id, "git@git.example.com:team/" + id + ".git"));

        assertThat(Json.of(olga.get(PROJECTS)).get("items")).isEmpty();
        make(olga, "x" + id, "https://git.example.com/mine/" + id).statusCode(201);
        Snapshot.assertRefused(
                409, patch(olga, "x" + id, "{\"remotes\": [\"https://git.example.com/team/" + id + "\"]}"));
        olga.get(PROJECTS + "/x" + id).body("remotes[0]", equalTo("git.example.com/mine/" + id));
    }

    @Test
    void aRemoteOfOthersIsNotFound() {
        var id = People.unique("shop");
        make(people.person("olga"), id, "https://git.example.com/" + id).statusCode(201);
        var ines = people.person("ines");

        var answer = resolve(ines, "https://git.example.com/" + id).statusCode(404);

        assertThat(answer.extract().contentType()).isEqualTo("application/problem+json");
    }

    @Test
    void anAdminChangesNameAndRemotesEachByItself() {
        var ines = people.person("ines");
        var id = People.unique("shop");
        make(ines, id, "https://git.example.com/old/" + id).statusCode(201);

        patch(ines, id, "{\"name\": \"Shop of all\"}")
                .statusCode(200)
                .body("name", equalTo("Shop of all"))
                .body("remotes[0]", equalTo("git.example.com/old/" + id));
        patch(ines, id, "{\"remotes\": [\"https://git.example.com/new/" + id + "\"]}")
                .statusCode(200)
                .body("name", equalTo("Shop of all"));

        resolve(ines, "https://git.example.com/new/" + id).statusCode(200);
        resolve(ines, "https://git.example.com/old/" + id).statusCode(404);
        ines.get(PROJECTS + "/" + id).body("name", equalTo("Shop of all"));
    }

    @Test
    void membersReviewersAndAgentsDoNotChangeAProject() {
        var ines = people.person("ines");
        var id = people.project(ines);
        var reviewer = people.member(id, Role.REVIEWER, "rui");

        patch(reviewer, id, "{\"name\": \"Mine\"}").statusCode(403);
        patch(people.agentOf(ines), id, "{\"name\": \"Mine\"}").statusCode(403);
        patch(people.tokenOf(ines, "read", "write"), id, "{\"name\": \"Mine\"}").statusCode(403);

        ines.get(PROJECTS + "/" + id).body("name", equalTo("The " + id));
    }

    private static ValidatableResponse make(Bearer bearer, String id, String remote) {
        return bearer.posts(PROJECTS, """
                {"id": "%s", "name": "%s", "remotes": ["%s"]}""".formatted(id, id, remote));
    }

    private static ValidatableResponse resolve(Bearer bearer, String remote) {
        return bearer.posts(PROJECTS + "/resolve", "{\"remote\": \"" + remote + "\"}");
    }

    private static ValidatableResponse patch(Bearer bearer, String id, String json) {
        return bearer.given()
                .contentType("application/json")
                .body(json.getBytes(StandardCharsets.UTF_8))
                .patch(PROJECTS + "/" + id)
                .then();
    }
}
