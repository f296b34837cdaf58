package dev.teammem.bench;

import dev.teammem.testing.ApiClient;
import dev.teammem.testing.SampleMemories;
import dev.teammem.testing.ServerProcess;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;

import static org.assertj.core.api.Assertions.assertThat;

/** How many prompts a server gives out, against what its HTTP layer can do at most. */
@Tag("bench")
class PromptBenchmarkIT {

    private static final int ROUNDS = 7;
    private static final Duration WARM_UP = Duration.ofSeconds(12);
    private static final Duration ROUND = Duration.ofSeconds(2);

    @TempDir
    static Path dataDir;

    private static ServerProcess server;
    private static String authorization;
    private static String etag;

    @BeforeAll
    static void aProjectWithSixtyMemories() throws Exception {
        server = ServerProcess.on(dataDir);
        var token = server.token("ann");
        authorization = "Authorization: Bearer " + token + "\r\n";
        server.start();
        var api = new ApiClient(server.url(), token);
        api.post("/api/projects", "{\"id\":\"bench\"}");
        for (var i = 0; i < 60; i++) {
            var directory = i % 3 == 0 ? "private" : "team";
            var path = "/api/projects/bench/" + directory + "/runbook-" + i + ".md";
            assertThat(api.put(path, SampleMemories.reference(i)).statusCode()).isEqualTo(201);
        }
        etag = api.get("/api/projects/bench/prompt")
                .headers()
                .firstValue("etag")
                .orElseThrow();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void promptsAgainstLiveness() throws Exception {
        var live = Load.get(server.url(), "/q/health/live", "", 200);
        var prompt = Load.get(server.url(), "/api/projects/bench/prompt", authorization, 200);
        var known = Load.get(
                server.url(), "/api/projects/bench/prompt", authorization + "If-None-Match: " + etag + "\r\n", 304);
        for (var load : new Load[] {live, prompt, known}) {
            load.run(WARM_UP.dividedBy(3));
        }
        var rates = new double[3][ROUNDS];
        for (var round = 0; round < ROUNDS; round++) {
            rates[0][round] = live.run(ROUND);
            rates[1][round] = prompt.run(ROUND);
            rates[2][round] = known.run(ROUND);
        }
        var base = Figures.of(rates[0]).median();
        var whole = Figures.of(rates[1]).median() / base;
        var unchanged = Figures.of(rates[2]).median() / base;
        Figures.row("GET /q/health/live", "/s", Figures.of(rates[0]), "");
        Figures.row("GET prompt, cached", "/s", Figures.of(rates[1]), Figures.ratio(whole, "≥ 0.50"));
        Figures.row("GET prompt, If-None-Match", "/s", Figures.of(rates[2]), Figures.ratio(unchanged, "≥ 0.70"));
        assertThat(whole).as("prompts per second over liveness").isGreaterThanOrEqualTo(0.5);
        assertThat(unchanged).as("unchanged prompts per second over liveness").isGreaterThanOrEqualTo(0.7);
    }
}
