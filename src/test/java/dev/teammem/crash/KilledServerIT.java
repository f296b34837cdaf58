package dev.teammem.crash;

import dev.teammem.testing.ApiClient;
import dev.teammem.testing.ServerProcess;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Acknowledged means durable: a server that is killed in the middle of many saves loses none and leaves no half one. */
class KilledServerIT {

    private static final int WRITERS = 8;
    private static final int SAVES_EACH = 125;

    @TempDir
    static Path dataDir;

    private static ServerProcess server;
    private static String token;

    @BeforeAll
    static void aProject() throws Exception {
        server = ServerProcess.on(dataDir);
        token = server.token("ann");
        server.start();
        assertThat(api().post("/api/projects", "{\"id\":\"crash\"}").statusCode())
                .isEqualTo(201);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void keepsEveryAcknowledgedSaveAndNoHalfOne(long seed) throws Exception {
        var killedAfter = 100 + new SplittableRandom(seed).nextInt(WRITERS * SAVES_EACH - 200);
        var writers = saveUntilKilled(seed, killedAfter);
        var acknowledged =
                writers.stream().flatMap(each -> each.acknowledged().stream()).toList();
        assertThat(acknowledged).hasSizeBetween(killedAfter, WRITERS * SAVES_EACH - 1);

        server.start();

        try (var aftermath = new Aftermath(dataDir)) {
            assertNothingIsTorn(aftermath);
            assertThat(aftermath.revisions()).containsAllEntriesOf(textsByRevision(acknowledged));
            assertNothingUnsentIsThere(aftermath, seed, writers);
        }
        assertServed(writers);
    }

    private static List<Writer> saveUntilKilled(long seed, int killedAfter) throws Exception {
        var saved = new AtomicInteger();
        var writers = new ArrayList<Writer>();
        var runs = new ArrayList<Callable<Object>>();
        var api = api();
        for (var i = 0; i < WRITERS; i++) {
            var writer = new Writer("seed-" + seed + "/writer-" + i, seed * 1_000 + i, saved);
            writers.add(writer);
            runs.add(() -> {
                writer.run(api, SAVES_EACH);
                return writer;
            });
        }
        var pool = Executors.newFixedThreadPool(WRITERS);
        try {
            var running = runs.stream().map(pool::submit).toList();
            await().atMost(Duration.ofSeconds(60))
                    .pollInterval(Duration.ofMillis(1))
                    .until(() -> saved.get() >= killedAfter);
            server.kill();
            for (var each : running) {
                each.get();
            }
        } finally {
            pool.shutdownNow();
        }
        return writers;
    }

    private static void assertNothingIsTorn(Aftermath aftermath) throws Exception {
        assertThat(aftermath.integrity()).isEqualTo("ok");
        assertThat(aftermath.torn()).isEmpty();
        assertThat(aftermath.miscounted()).isEmpty();
        assertThat(aftermath.accounted())
                .containsExactlyInAnyOrderElementsOf(aftermath.revisions().keySet());
        var index = api().get("/api/projects/crash/index?scope=team", "Accept", "application/json");
        assertThat(index.body()).contains("\"lineCount\":" + aftermath.liveMemories() + ",");
    }

    private static void assertNothingUnsentIsThere(Aftermath aftermath, long seed, List<Writer> writers)
            throws Exception {
        var sent = writers.stream()
                .flatMap(each -> List.of(each.acknowledged(), each.underway()).stream())
                .flatMap(List::stream)
                .map(Writer.Save::content)
                .collect(toSet());
        for (var revision : aftermath.revisions().entrySet()) {
            if (revision.getKey().startsWith("seed-" + seed + "/")) {
                assertThat(sent).contains(revision.getValue());
            }
        }
    }

    /** What a reader gets for each file: the last acknowledged save, or the one under way if it made it. */
    private static void assertServed(List<Writer> writers) throws Exception {
        var api = api();
        for (var writer : writers) {
            Map<String, Writer.Save> newest = new TreeMap<>();
            writer.acknowledged().forEach(save -> newest.put(save.file(), save));
            for (var save : newest.values()) {
                var answer = api.get("/api/projects/crash/team/" + save.file());
                var made = writer.underway().stream()
                        .anyMatch(each ->
                                each.file().equals(save.file()) && answer.body().equals(each.content()));
                var revision = save.revision() + (made ? 1 : 0);
                assertThat(answer.headers().firstValue("ETag")).contains("\"r" + revision + "\"");
                assertThat(made ? save.content() : answer.body()).isEqualTo(save.content());
            }
        }
    }

    private static Map<String, String> textsByRevision(List<Writer.Save> saves) {
        Map<String, String> texts = new TreeMap<>();
        saves.forEach(save -> texts.put(save.file() + "@" + save.revision(), save.content()));
        return texts;
    }

    private static ApiClient api() {
        return new ApiClient(server.url(), token);
    }
}
