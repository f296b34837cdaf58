package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.project.Role;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.People;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

@QuarkusTest
class MeTest {

    @Inject
    People people;

    @Test
    void aPersonLearnsWhoItIsAndWhereItBelongs() {
        var ines = people.person("ines");
        var own = people.project(ines);
        var other = people.project(people.person("olga"));
        people.grant(other, ines, Role.REVIEWER);

        assertThat(me(ines)).isEqualTo(Json.parse("""
                {"user": "%1$s", "name": "%1$s", "kind": "person", "scopes": ["read", "review", "write"],
                 "admin": false,
                 "projects": [{"project": "%2$s", "role": "admin"}, {"project": "%3$s", "role": "reviewer"}]}""".formatted(ines.user(), own, other)));
    }

    @Test
    void anAgentIsAMemberWhateverItsOwnerIs() {
        var ines = people.person("ines");
        var project = people.project(ines);

        assertThat(me(people.agentOf(ines))).isEqualTo(Json.parse("""
                {"user": "%1$s", "name": "%1$s", "kind": "agent", "scopes": ["read", "write"], "admin": false,
                 "projects": [{"project": "%2$s", "role": "member"}]}""".formatted(ines.user(), project)));
    }

    @Test
    void aServerAdminIsAdminOfEveryProjectAndItsAgentIsNot() {
        var project = people.project(people.person("ines"));
        var root = people.serverAdmin("root");

        assertThat(me(root).get("admin").booleanValue()).isTrue();
        assertThat(me(root).get("projects"))
                .contains(Json.parse("{\"project\": \"" + project + "\", \"role\": \"admin\"}"));
        assertThat(me(people.agentOf(root)).get("admin").booleanValue()).isFalse();
    }

    @Test
    void aTokenForOneProjectKnowsNoOther() {
        var ines = people.person("ines");
        var near = people.project(ines);
        people.project(ines);

        assertThat(Json.each(me(people.tokenFor(near, ines, "read")).get("projects"), "project"))
                .containsExactly(near);
    }

    private static JsonNode me(Bearer bearer) {
        return Json.of(bearer.get("/api/me").statusCode(200));
    }
}
