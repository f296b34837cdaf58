package dev.teammem.bench;

import dev.teammem.testing.ApiClient;
import dev.teammem.testing.SampleMemories;
import dev.teammem.testing.ServerProcess;
import dev.teammem.testing.Together;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.DoubleStream;

import static org.assertj.core.api.Assertions.assertThat;

/** What a save through every gate costs, against what the disk allows, in an empty directory and in a full one. */
@Tag("bench")
class SaveBenchmarkIT {

    private static final int WRITERS = 8;
    private static final int ROUNDS = 7;
    private static final int SAVES_OF_A_ROUND = 400;
    private static final int FULL = 10_000;
    private static final Duration BARE = Duration.ofSeconds(1);

    /** Absolute figures are judged as at most twice the budget, for machines that differ from the one it was set on. */
    private static final double LATENCY_BUDGET_MS = 2 * 30;

    @TempDir
    static Path dataDir;

    private static ServerProcess server;
    private static String token;
    private static final AtomicInteger NUMBER = new AtomicInteger();

    @BeforeAll
    static void start() throws Exception {
        server = ServerProcess.on(dataDir);
        token = server.token("ann");
        server.start();
        var api = new ApiClient(server.url(), token);
        for (var project : new String[] {"warm", "full", "empty"}) {
            api.post("/api/projects", "{\"id\":\"" + project + "\"}");
        }
        save("warm", 4_000);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void savesAgainstBareTransactions() throws Exception {
        save("full", FULL);
        var latencies = DoubleStream.builder();
        var rates = new double[3][ROUNDS];
        for (var round = 0; round < ROUNDS; round++) {
            rates[0][round] = bareTransactions();
            rates[1][round] = rate(save("empty", SAVES_OF_A_ROUND), latencies);
            rates[2][round] = rate(save("full", SAVES_OF_A_ROUND), latencies);
        }
        var bare = Figures.of(rates[0]);
        var empty = Figures.of(rates[1]);
        var full = Figures.of(rates[2]);
        var times = Figures.of(latencies.build().toArray());
        var ofBare = empty.median() / bare.median();
        var slower = empty.median() / full.median();
        Figures.row("bare transactions of two inserts", "/s", bare, "");
        Figures.row("saves by 8 writers", "/s", empty, Figures.ratio(ofBare, "≥ 0.20"));
        Figures.row("saves beside 10,000 memories", "/s", full, Figures.ratio(slower, "≤ 1.30 of the time"));
        Figures.row("time of a save", "ms", times, "p95 budget 30 ms, judged at 60");
        assertThat(times.p95()).as("p95 of a save in ms").isLessThanOrEqualTo(LATENCY_BUDGET_MS);
        assertThat(ofBare).as("saves per second over bare transactions").isGreaterThanOrEqualTo(0.2);
        assertThat(slower)
                .as("time beside 10,000 memories over time in an empty directory")
                .isLessThanOrEqualTo(1.3);
    }

    /** Milliseconds of each save of new memories by all writers together; the last number is that of the whole run. */
    private static double[] save(String project, int saves) throws Exception {
        var api = new ApiClient(server.url(), token);
        var begun = System.nanoTime();
        var times = Together.run(WRITERS, writer -> {
            var mine = new double[saves / WRITERS];
            for (var i = 0; i < mine.length; i++) {
                var number = NUMBER.incrementAndGet();
                var path = "/api/projects/" + project + "/team/runbook-" + number + ".md";
                var sent = System.nanoTime();
                HttpResponse<String> answer = api.put(path, SampleMemories.reference(number));
                mine[i] = (System.nanoTime() - sent) / 1e6;
                assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
            }
            return mine;
        });
        var whole = (System.nanoTime() - begun) / 1e6;
        var all = times.stream().flatMapToDouble(DoubleStream::of);
        return DoubleStream.concat(all, DoubleStream.of(whole)).toArray();
    }

    private static double rate(double[] times, DoubleStream.Builder latencies) {
        var saves = times.length - 1;
        for (var i = 0; i < saves; i++) {
            latencies.add(times[i]);
        }
        return saves / (times[saves] / 1e3);
    }

    /** Two inserts of a memory's size a transaction, on a file of its own beside the server's, per second. */
    private static double bareTransactions() throws SQLException {
        var url = "jdbc:sqlite:" + dataDir.resolve("bare.db") + "?journal_mode=WAL&synchronous=FULL";
        try (var connection = DriverManager.getConnection(url)) {
            try (var statement = connection.createStatement()) {
                statement.execute("create table if not exists t (id integer primary key, content text not null)");
            }
            connection.setAutoCommit(false);
            return insertPairs(connection);
        }
    }

    private static double insertPairs(Connection connection) throws SQLException {
        var content = SampleMemories.reference(1);
        var done = 0;
        var begun = System.nanoTime();
        try (var insert = connection.prepareStatement("insert into t (content) values (?)")) {
            while (System.nanoTime() - begun < BARE.toNanos()) {
                for (var i = 0; i < 2; i++) {
                    insert.setString(1, content);
                    insert.executeUpdate();
                }
                connection.commit();
                done++;
            }
        }
        return done / ((System.nanoTime() - begun) / 1e9);
    }
}
