package dev.teammem.index;

import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.Scope;
import dev.teammem.project.Role;
import dev.teammem.store.OpenDirectory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static dev.teammem.testing.Heads.aReference;
import static org.assertj.core.api.Assertions.assertThat;

/** The headroom reckoned from totals is the one a count of the whole index gives. */
class HeadroomTest {

    static Stream<List<MemoryHead>> directories() {
        var three = IntStream.range(0, 3)
                .mapToObj(i -> aReference().in("f" + i + ".md").named("名字 " + i).head())
                .toList();
        return Stream.of(List.of(), three);
    }

    @ParameterizedTest
    @MethodSource("directories")
    void itIsWhatTheReportLeaves(List<MemoryHead> heads) {
        for (var byHand : List.of(List.<String>of(), List.of("# 手写", "a line"))) {
            var report =
                    Truncation.cut(Scope.TEAM, MemoryIndex.of(heads, byHand).lines());

            assertThat(Headroom.of(opened(heads, byHand)))
                    .isEqualTo(new Headroom(200 - report.lineCount(), 25_000 - report.byteCount()));
        }
    }

    @Test
    void itIsNeverBelowZero() {
        var many = new OpenDirectory(aReference().head().directory(), 1, Role.MEMBER, 1, 300, 40_000, List.of());

        assertThat(Headroom.of(many)).isEqualTo(new Headroom(0, 0));
    }

    private static OpenDirectory opened(List<MemoryHead> heads, List<String> byHand) {
        var bytes = heads.stream().mapToInt(head -> head.indexLine().bytes()).sum();
        return new OpenDirectory(aReference().head().directory(), 1, Role.MEMBER, 1, heads.size(), bytes, byHand);
    }
}
