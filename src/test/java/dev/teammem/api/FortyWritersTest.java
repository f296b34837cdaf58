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

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.stream.IntStream;

import static org.assertj.core.api.Assertions.assertThat;

/** Many agents at one memory: whoever was second is told so, and nobody's words are lost. */
@QuarkusTest
class FortyWritersTest {

    private static final int WRITERS = 40;
    private static final int ROUNDS = 20;
    private static final String FILE = "/api/projects/race/team/counter.md";

    @TestHTTPResource("/")
    URI server;

    @Inject
    TestTokens tokens;

    private ApiClient api;

    @BeforeEach
    void aProject() throws Exception {
        api = new ApiClient(server, tokens.person("racer"));
        api.post("/api/projects", "{\"id\":\"race\"}");
    }

    @Test
    void loseNoneOfEightHundredIncrements() throws Exception {
        assertThat(api.put(FILE, counter("started\n")).statusCode()).isEqualTo(201);

        Together.run(WRITERS, writer -> {
            for (var round = 0; round < ROUNDS; round++) {
                append(visit(writer, round) + "\n");
            }
            return writer;
        });

        var last = api.get(FILE);
        assertThat(last.headers().firstValue("ETag")).contains("\"r801\"");
        var increments = new ArrayList<String>();
        for (var writer = 0; writer < WRITERS; writer++) {
            for (var round = 0; round < ROUNDS; round++) {
                increments.add(visit(writer, round));
            }
        }
        assertThat(last.body().lines().filter(line -> line.endsWith(";")))
                .containsExactlyInAnyOrderElementsOf(increments);
        assertThat(revisions(FILE))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, 801).map(i -> 802 - i).boxed().toList());
    }

    @Test
    void ofTwoWhoCreateTheSameFileOneIsToldToReadFirst() throws Exception {
        for (var round = 0; round < 10; round++) {
            var file = "/api/projects/race/team/new/unstated-" + round + ".md";
            assertThat(createTwice(file)).containsExactlyInAnyOrder(201, 428);
            assertThat(revisions(file)).containsExactly(1);
        }
    }

    @Test
    void ofTwoWhoCreateTheSameFileWithIfNoneMatchOneFails() throws Exception {
        for (var round = 0; round < 10; round++) {
            var file = "/api/projects/race/team/new/fresh-" + round + ".md";
            assertThat(createTwice(file, "If-None-Match", "*")).containsExactlyInAnyOrder(201, 412);
            assertThat(revisions(file)).containsExactly(1);
        }
    }

    private ArrayList<Integer> createTwice(String file, String... headers) throws Exception {
        return Together.run(2, writer -> {
            var text = SampleMemories.reference("New", "Who came first at " + file, "Writer " + writer + " did.\n");
            return api.put(file, text, headers).statusCode();
        });
    }

    private void append(String line) throws IOException, InterruptedException {
        HttpResponse<String> answer;
        do {
            var present = api.get(FILE);
            var tag = present.headers().firstValue("ETag").orElseThrow();
            answer = api.put(FILE, present.body() + line, "If-Match", tag);
        } while (answer.statusCode() == 412);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    }

    /** Short, because the memory grows by it eight hundred times and every writer reads it again and again. */
    private static String visit(int writer, int round) {
        return writer + "." + round + ";";
    }

    private static String counter(String body) {
        return SampleMemories.reference("Counter", "Which writers were here, one line for each visit", body);
    }

    private ArrayList<Integer> revisions(String file) throws Exception {
        var numbers = new ArrayList<Integer>();
        for (var item : new JsonObject(api.get(file + "/revisions").body()).getJsonArray("items")) {
            numbers.add(((JsonObject) item).getInteger("revision"));
        }
        return numbers;
    }
}
