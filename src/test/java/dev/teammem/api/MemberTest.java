package dev.teammem.api;

import dev.teammem.project.Role;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

@QuarkusTest
class MemberTest {

    @Inject
    People people;

    private Bearer ines;
    private String project;

    @BeforeEach
    void aProject() {
        ines = people.person("ines");
        project = people.project(ines);
    }

    @Test
    void membersSeeWhoBelongsToTheProject() {
        var rui = people.member(project, Role.REVIEWER, "rui", "read");

        assertThat(Json.of(rui.get(members()).statusCode(200)))
                .isEqualTo(Json.parse("""
                {"items": [{"user": "%1$s", "name": "%1$s", "role": "admin"},
                           {"user": "%2$s", "name": "%2$s", "role": "reviewer"}],
                 "next": null}""".formatted(ines.user(), rui.user())));
    }

    @Test
    void anAdminAddsAUserAndChangesTheRole() {
        var rui = people.person("rui");
        rui.get("/api/projects/" + project).statusCode(404);

        assertThat(Json.of(put(ines, rui, "member").statusCode(200))).isEqualTo(Json.parse("""
                {"user": "%1$s", "name": "%1$s", "role": "member"}""".formatted(rui.user())));
        assertThat(roleOf(rui)).isEqualTo("member");
        put(ines, rui, "admin").statusCode(200);
        assertThat(roleOf(rui)).isEqualTo("admin");
    }

    @Test
    void whoIsRemovedReachesNothingOfTheProjectAnyMore() {
        var rui = people.member(project, Role.MEMBER, "rui");
        rui.saves("/api/projects/" + project + "/team/a.md", Memories.project("MQTT"));

        remove(ines, rui).statusCode(204);

        rui.get("/api/projects/" + project + "/team/a.md").statusCode(404);
        rui.get(members()).statusCode(404);
        assertThat(Json.each(Json.of(ines.get(members())).get("items"), "user"))
                .containsExactly(ines.user().value());
        remove(ines, rui).statusCode(404);
    }

    @Test
    void onlyAdminsWithTheReviewScopeManageMembers() {
        var reviewer = people.member(project, Role.REVIEWER, "rui");
        var other = people.person("olga");

        put(reviewer, other, "member").statusCode(403);
        put(people.tokenOf(ines, "read", "write"), other, "member").statusCode(403);
        put(people.agentOf(ines), other, "member").statusCode(403);
        remove(reviewer, ines).statusCode(403);

        assertThat(Json.each(Json.of(ines.get(members())).get("items"), "user"))
                .containsExactly(ines.user().value(), reviewer.user().value());
    }

    private String roleOf(Bearer person) {
        return Json.of(person.get("/api/projects/" + project).statusCode(200))
                .get("role")
                .asText();
    }

    private ValidatableResponse put(Bearer by, Bearer who, String role) {
        return by.given()
                .contentType("application/json")
                .body("{\"role\": \"" + role + "\"}")
                .put(members() + "/" + who.user())
                .then();
    }

    private ValidatableResponse remove(Bearer by, Bearer who) {
        return by.given().delete(members() + "/" + who.user()).then();
    }

    private String members() {
        return "/api/projects/" + project + "/members";
    }
}
