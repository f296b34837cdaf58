package dev.teammem.api;

import dev.teammem.testing.ApiClient;
import dev.teammem.testing.SampleMemories;
import dev.teammem.testing.TestTokens;
import dev.teammem.testing.Together;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.json.JsonObject;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.time.Duration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Whatever the server keeps in memory, an answer is never older than the last acknowledged change. */
@QuarkusTest
class FreshnessTest {

    private static final String PROMPT = "/api/projects/fresh/prompt";
    private static int files;

    @TestHTTPResource("/")
    URI server;

    @Inject
    TestTokens tokens;

    private ApiClient ann;

    @BeforeEach
    void aProject() throws Exception {
        ann = as("ann");
        ann.post("/api/projects", "{\"id\":\"fresh\"}");
    }

    @Test
    void aPromptHoldsEverySaveThatWasAcknowledgedBefore() throws Exception {
        Together.run(4, writer -> {
            for (var i = 0; i < 25; i++) {
                var name = "Runbook of writer %d, number %d".formatted(writer, i);
                var file = "/api/projects/fresh/team/runbook-%d-%d.md".formatted(writer, i);
                var text = SampleMemories.reference(name, "Where the runbook is kept", name + "\n");
                assertThat(ann.put(file, text).statusCode()).isEqualTo(201);
                assertThat(ann.get(PROMPT).body()).contains("[" + name + "]");
            }
            return writer;
        });
    }

    @Test
    void anETagIsKnownUntilTheNextSave() throws Exception {
        var tag = ann.get(PROMPT).headers().firstValue("ETag").orElseThrow();
        assertThat(ann.get(PROMPT, "If-None-Match", tag).statusCode()).isEqualTo(304);
        ann.put("/api/projects/fresh/private/new-" + files++ + ".md", SampleMemories.reference(files));
        assertThat(ann.get(PROMPT, "If-None-Match", tag).statusCode()).isEqualTo(200);
    }

    @Test
    void aRevokedTokenIsRefusedFromTheNextRequestOn() throws Exception {
        var made = ann.post(
                "/api/tokens", "{\"name\":\"short\",\"kind\":\"agent\",\"scopes\":[\"read\"],\"expiresInDays\":1}");
        var token = new JsonObject(made.body());
        var agent = new ApiClient(server, token.getString("token"));
        for (var i = 0; i < 3; i++) {
            assertThat(agent.get(PROMPT).statusCode()).isEqualTo(200);
        }
        assertThat(ann.delete("/api/tokens/" + token.getString("id")).statusCode())
                .isEqualTo(204);
        assertThat(agent.get(PROMPT).statusCode()).isEqualTo(401);
        assertThat(ann.get(PROMPT).statusCode()).isEqualTo(200);
    }

    @Test
    void aMemberWhoIsTakenOutFindsNoProjectFromTheNextRequestOn() throws Exception {
        var bob = as("bob");
        assertThat(bob.get(PROMPT).statusCode()).isEqualTo(404);
        ann.putJson("/api/projects/fresh/members/bob", "{\"role\":\"member\"}");
        assertThat(bob.get(PROMPT).statusCode()).isEqualTo(200);
        ann.delete("/api/projects/fresh/members/bob");
        assertThat(bob.get(PROMPT).statusCode()).isEqualTo(404);
    }

    @Test
    void aTokenEndsAtItsTimeWithoutAnyChange() throws Exception {
        var brief = new ApiClient(server, tokens.person("ann", Duration.ofSeconds(2)));
        assertThat(brief.get(PROMPT).statusCode()).isEqualTo(200);
        await().atMost(Duration.ofSeconds(10)).until(() -> brief.get(PROMPT).statusCode() == 401);
        assertThat(brief.get(PROMPT).statusCode()).isEqualTo(401);
    }

    @Test
    void nobodyGetsThePromptOfAnother() throws Exception {
        var text = SampleMemories.reference("Known to ann alone", "What nobody else may read", "Ann's own.\n");
        ann.put("/api/projects/fresh/private/own-" + files++ + ".md", text);
        ann.putJson("/api/projects/fresh/members/carl", "{\"role\":\"member\"}");
        assertThat(as("ann").get(PROMPT).body()).contains("Known to ann alone");
        assertThat(as("carl").get(PROMPT).body()).doesNotContain("Known to ann alone");
    }

    private ApiClient as(String user) {
        return new ApiClient(server, tokens.person(user));
    }
}
