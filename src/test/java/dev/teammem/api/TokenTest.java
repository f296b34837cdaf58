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
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.time.Instant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.hamcrest.Matchers.equalTo;

@QuarkusTest
class TokenTest {

    private static final String TOKENS = "/api/tokens";

    @Inject
    People people;

    @Test
    void aTokenIsShownOnceAndWorksAsFarAsItWasMadeFor() {
        var ines = people.person("ines");
        var project = people.project(ines);

        var answer = ines.posts(TOKENS, """
                {"name": "laptop", "kind": "agent", "scopes": ["read"], "projects": ["%s"], "expiresInDays": 2}""".formatted(project));

        var made = Json.of(answer.statusCode(201));
        assertThat(Json.without(made, "id", "token", "createdAt", "expiresAt"))
                .isEqualTo(Json.parse("""
                {"name": "laptop", "kind": "agent", "scopes": ["read"], "projects": ["%s"]}""".formatted(project)));
        assertThat(Instant.parse(made.get("expiresAt").asText()))
                .isCloseTo(
                        Instant.parse(made.get("createdAt").asText()).plus(Duration.ofDays(2)),
                        within(Duration.ofSeconds(1)));
        var laptop = new Bearer(
                ines.user(), made.get("id").asText(), made.get("token").asText());
        laptop.get("/api/projects/" + project).statusCode(200).body("role", equalTo("member"));
        assertThat(ines.get(TOKENS).extract().asString()).contains(laptop.id()).doesNotContain(laptop.secret());
    }

    @Test
    void theListHasOnesOwnTokensWithoutSecrets() {
        var ines = people.person("ines");
        people.person("olga");

        var list = Json.of(ines.get(TOKENS).statusCode(200));

        assertThat(Json.each(list.get("items"), "id")).containsExactly(ines.id());
        assertThat(list.get("next").isNull()).isTrue();
        assertThat(Json.without(list.get("items").get(0), "createdAt", "expiresAt"))
                .isEqualTo(Json.parse("""
                {"id": "%s", "name": "test", "kind": "person", "scopes": ["read", "write", "review"], "projects": []}""".formatted(ines.id())));
    }

    @Test
    void aRevokedTokenIsRefusedFromTheNextRequestOn() {
        var ines = people.person("ines");
        var laptop = people.agentOf(ines);
        laptop.get("/api/me").statusCode(200);

        ines.given().delete(TOKENS + "/" + laptop.id()).then().statusCode(204);

        laptop.get("/api/me").statusCode(401);
        ines.given().delete(TOKENS + "/" + laptop.id()).then().statusCode(404);
    }

    @Test
    void anotherPersonsTokenIsNotFoundExceptByAServerAdmin() {
        var ines = people.person("ines");

        people.person("olga").given().delete(TOKENS + "/" + ines.id()).then().statusCode(404);
        ines.get("/api/me").statusCode(200);

        people.serverAdmin("root")
                .given()
                .delete(TOKENS + "/" + ines.id())
                .then()
                .statusCode(204);
        ines.get("/api/me").statusCode(401);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "agents carry no review | {'name':'x','kind':'agent','scopes':['read','review']} | 422",
                "an unknown kind        | {'name':'x','kind':'robot','scopes':['read']}          | 422",
                "an unknown scope       | {'name':'x','kind':'person','scopes':['root']}         | 422",
                "a scope that is null   | {'name':'x','kind':'person','scopes':[null]}           | 422",
                "an empty scope         | {'name':'x','kind':'person','scopes':['']}             | 422",
                "no scopes              | {'name':'x','kind':'person','scopes':[]}               | 422",
                "no name                | {'kind':'person','scopes':['read']}                    | 422",
                "no kind                | {'name':'x','scopes':['read']}                         | 422",
                "an unknown project     | {'name':'x','kind':'person','scopes':['read'],'projects':['none']} | 404",
                "a project that is null | {'name':'x','kind':'person','scopes':['read'],'projects':[null]}   | 422",
                "no day                 | {'name':'x','kind':'person','scopes':['read'],'expiresInDays':0}    | 422",
                "too many days          | {'name':'x','kind':'person','scopes':['read'],'expiresInDays':4000} | 422"
            })
    void noTokenIsMadeOf(String what, String json, int status) {
        var ines = people.person("ines");

        var answer = ines.posts(TOKENS, json.replace('\'', '"')).statusCode(status);

        assertThat(answer.extract().contentType()).as(what).isEqualTo("application/problem+json");
        assertThat(tokensOf(ines)).isEqualTo(1);
    }

    @Test
    void noTokenGivesOutMoreThanItHas() {
        var ines = people.person("ines");
        var near = people.project(ines);
        var far = people.project(ines);
        var strange = people.project(people.person("olga"));
        var narrow = people.tokenFor(near, ines, "review", "read");

        make(narrow, "write", near).statusCode(403);
        make(narrow, "read", far).statusCode(403);
        make(ines, "read", strange).statusCode(404);
        make(people.agentOf(ines), "read", near).statusCode(403);
        make(people.tokenOf(ines, "read", "write"), "read", near).statusCode(403);
        assertThat(tokensOf(ines)).isEqualTo(4);

        make(narrow, "read", near).statusCode(201);
    }

    @Test
    void aTokenMadeWithoutProjectsReachesNoFurtherThanItsMaker() {
        var ines = people.person("ines");
        var near = people.project(ines);
        var far = people.project(ines);
        var made = Json.of(people.tokenFor(near, ines, "review", "read")
                .posts(TOKENS, "{\"name\": \"x\", \"kind\": \"person\", \"scopes\": [\"read\"]}")
                .statusCode(201));

        var child = new Bearer(
                ines.user(), made.get("id").asText(), made.get("token").asText());

        child.get("/api/projects/" + near).statusCode(200);
        child.get("/api/projects/" + far).statusCode(404);
    }

    @Test
    void leavingAProjectTakesItFromTheTokenToo() {
        var ines = people.person("ines");
        var project = people.project(ines);
        var rui = people.member(project, Role.MEMBER, "rui");
        var token = people.tokenFor(project, rui, "read");
        token.get("/api/projects/" + project).statusCode(200);

        ines.given()
                .delete("/api/projects/" + project + "/members/" + rui.user())
                .then()
                .statusCode(204);

        token.get("/api/projects/" + project).statusCode(404);
    }

    private static ValidatableResponse make(Bearer by, String scope, String project) {
        return by.posts(TOKENS, """
                {"name": "x", "kind": "person", "scopes": ["%s"], "projects": ["%s"]}""".formatted(scope, project));
    }

    private static int tokensOf(Bearer person) {
        return Json.of(person.get(TOKENS)).get("items").size();
    }
}
