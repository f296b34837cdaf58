package dev.teammem.bench;

import dev.teammem.testing.ServerProcess;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

import static org.assertj.core.api.Assertions.assertThat;

/** From the start of the process to its first ready answer, against an empty application of the same framework. */
@Tag("bench")
class StartBenchmarkIT {

    private static final int ROUNDS = 7;
    private static final double MEGABYTE = 1024 * 1024;

    @TempDir
    Path folder;

    @Test
    void teammemAgainstAnEmptyApplication() throws Exception {
        var times = new double[3][ROUNDS];
        var resident = new double[2][ROUNDS];
        try (var empty = ServerProcess.of(EmptyApp.jar(), folder);
                var teammem = ServerProcess.on(folder.resolve("known"))) {
            teammem.start();
            for (var round = 0; round < ROUNDS; round++) {
                teammem.close();
                times[0][round] = empty.start().toMillis();
                resident[0][round] = empty.residentBytes() / MEGABYTE;
                empty.close();
                times[1][round] = firstStart(round);
                times[2][round] = teammem.start().toMillis();
                resident[1][round] = teammem.residentBytes() / MEGABYTE;
            }
        }
        var base = Figures.of(times[0]).median();
        var first = Figures.of(times[1]).median() / base;
        var again = Figures.of(times[2]).median() / base;
        Figures.row("start to ready, empty application", "ms", Figures.of(times[0]), "");
        Figures.row(
                "start to ready, Teammem's first start", "ms", Figures.of(times[1]), Figures.ratio(first, "≤ 3.00"));
        Figures.row("start to ready, Teammem with data", "ms", Figures.of(times[2]), Figures.ratio(again, "≤ 3.00"));
        Figures.row("resident memory, empty application", "MB", Figures.of(resident[0]), "");
        Figures.row("resident memory, Teammem", "MB", Figures.of(resident[1]), "budget 600 MB");
        assertThat(first).as("first start over that of an empty application").isLessThanOrEqualTo(3);
        assertThat(again).as("start over that of an empty application").isLessThanOrEqualTo(3);
        assertThat(Figures.of(resident[1]).p95()).as("resident MB").isLessThanOrEqualTo(600);
    }

    private double firstStart(int round) {
        try (var fresh = ServerProcess.on(folder.resolve("fresh-" + round))) {
            return fresh.start().toMillis();
        }
    }
}
