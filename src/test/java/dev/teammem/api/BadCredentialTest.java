package dev.teammem.api;

import dev.teammem.project.Role;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

/** Requests of nobody, or of somebody without the right. None of them leaves a trace. */
@QuarkusTest
class BadCredentialTest {

    @Inject
    People people;

    @Inject
    Snapshot snapshots;

    private Bearer ines;
    private String project;
    private String home;

    @BeforeEach
    void aTeamWithOneMemory() {
        ines = people.person("ines");
        project = people.project(ines);
        home = "/api/projects/" + project + "/";
        ines.saves(home + "team/a.md", Memories.reference("Grafana"));
        ines.saves(home + "private/p.md", Memories.user("Kotlin"));
    }

    @AfterEach
    void theMemoryIsAsItWas() {
        ines.get(home + "team/a.md").body("revision", equalTo(1));
        assertThat(Json.of(ines.get(home + "memories")).get("items")).hasSize(2);
    }

    @Test
    void withoutACredentialNothingIsToldButHowToGetOne() {
        assertUnauthorized(Bearer.anonymous()).body("detail", containsString("Authorization: Bearer"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bearer",
                "Bearer ",
                "Bearer garbage",
                "Bearer tm_",
                "Bearer tm_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                "Basic aW5lczpzZWNyZXQ=",
                "Negotiate x"
            })
    void whatIsNoTokenOpensNothing(String authorization) {
        assertUnauthorized(Bearer.anonymous().header("Authorization", authorization));
    }

    @Test
    void aTokenWithOneDigitChangedOpensNothing() {
        var secret = ines.secret();
        var last = secret.charAt(secret.length() - 1) == 'x' ? 'y' : 'x';

        assertUnauthorized(bearer(secret.substring(0, secret.length() - 1) + last));
        assertUnauthorized(bearer(secret.substring(0, 10) + last + secret.substring(11)));
        assertUnauthorized(bearer(secret + "x"));
    }

    @Test
    void anExpiredOrRevokedTokenOpensNothing() {
        assertUnauthorized(people.expiredTokenOf(ines).given());

        var revoked = people.tokenOf(ines, "read", "write", "review");
        ines.given().delete("/api/tokens/" + revoked.id()).then().statusCode(204);
        assertUnauthorized(revoked.given());
    }

    @Test
    void aBrowserSessionIsGoodForPagesOnly() {
        var cookie = people.sessionOf(ines);

        assertUnauthorized(Bearer.anonymous().cookie("teammem_session", cookie))
                .body("detail", containsString("browser"));
        assertUnauthorized(Bearer.anonymous().cookie("teammem_session", "tms_garbage"));
        assertUnauthorized(bearer(cookie));
    }

    @Test
    void aBadTokenIsNotMadeGoodByACookie() {
        assertUnauthorized(bearer("tm_garbage").cookie("teammem_session", people.sessionOf(ines)));
    }

    @Test
    void aTokenDoesWhatItsScopesSayAndNoMore() {
        var reads = people.tokenOf(ines, "read");
        var writes = people.tokenOf(ines, "write");
        var before = snapshots.of(project, ines);

        Snapshot.assertRefused(403, reads.puts(home + "team/b.md", Memories.reference("Kibana")));
        Snapshot.assertRefused(403, reads.forgets(home + "team/a.md", 1));
        Snapshot.assertRefused(403, reads.imports(project, new byte[] {1}));
        Snapshot.assertRefused(403, reads.posts("/api/projects", "{\"name\": \"x\"}"));
        Snapshot.assertRefused(403, writes.get(home + "team/a.md"));
        Snapshot.assertRefused(403, writes.get(home + "memories"));
        Snapshot.assertRefused(403, writes.given().get(home + "export").then());

        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    @Test
    void whoDoesNotBelongFindsNoProject() {
        var olga = people.person("olga");
        var elsewhere = people.tokenFor(people.project(ines), ines, "read", "write");
        var strangers = List.of(olga, people.agentOf(olga), elsewhere);
        var before = snapshots.of(project, ines);

        for (var stranger : strangers) {
            Snapshot.assertRefused(404, stranger.get(home + "team/a.md"));
            Snapshot.assertRefused(404, stranger.get(home + "memories"));
            Snapshot.assertRefused(404, stranger.get("/api/projects/" + project));
            Snapshot.assertRefused(404, stranger.puts(home + "team/b.md", Memories.reference("Kibana")));
            Snapshot.assertRefused(404, stranger.puts(home + "private/b.md", Memories.user("Kotlin")));
            Snapshot.assertRefused(404, stranger.forgets(home + "team/a.md", 1));
            Snapshot.assertRefused(404, stranger.imports(project, new byte[] {1}));
        }

        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    @Test
    void anUnknownProjectLooksLikeOneOfOthers() {
        var strange =
                Json.of(people.person("olga").get("/api/projects/" + project).statusCode(404));
        var unknown = Json.of(ines.get("/api/projects/no-such-project").statusCode(404));

        assertThat(strange.toString().replace(project, "P"))
                .isEqualTo(unknown.toString().replace("no-such-project", "P"));
        Snapshot.assertRefused(404, ines.get("/api/projects/No_Project/memories"));
    }

    @Test
    void anothersPrivateMemoryIsNotThereEvenForAnAdmin() {
        var rui = people.member(project, Role.ADMIN, "rui");
        var root = people.serverAdmin("root");
        var others = List.of(rui, root, people.agentOf(rui));
        var before = snapshots.of(project, ines);

        for (var other : others) {
            Snapshot.assertRefused(404, other.get(home + "private/p.md"));
            Snapshot.assertRefused(404, other.get(home + "private/p.md/revisions"));
            Snapshot.assertRefused(404, other.get(home + "private/p.md/revisions/1"));
            Snapshot.assertRefused(404, other.forgets(home + "private/p.md", 1));
            Snapshot.assertRefused(412, other.revises(home + "private/p.md", 1, Memories.user("Cobol")));
        }

        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    private ValidatableResponse assertUnauthorized(RequestSpecification request) {
        var answer = request.get(home + "team/a.md").then().header("WWW-Authenticate", equalTo("Bearer"));
        Snapshot.assertRefused(401, answer);
        var write = request.contentType("text/markdown")
                .body(Memories.reference("Kibana"))
                .put(home + "team/b.md")
                .then();
        Snapshot.assertRefused(401, write);
        return answer;
    }

    private static RequestSpecification bearer(String secret) {
        return Bearer.anonymous().header("Authorization", "Bearer " + secret);
    }
}
