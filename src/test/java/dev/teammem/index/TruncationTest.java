package dev.teammem.index;

import dev.teammem.memory.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;

import static org.assertj.core.api.Assertions.assertThat;

class TruncationTest {

    @ParameterizedTest
    @CsvSource({"199, false, 199", "200, false, 200", "201, true, 200"})
    void twoHundredLinesAreLoaded(int lines, boolean cut, int kept) {
        var report = cut(IntStream.range(0, lines).mapToObj(i -> "- line " + i).toList());

        assertThat(report.wasLineTruncated()).isEqualTo(cut);
        assertThat(report.wasByteTruncated()).isFalse();
        assertThat(report.lineCount()).isEqualTo(lines);
        assertThat(loaded(report).lines()).hasSize(kept);
        assertThat(report.dropped()).hasSize(lines - kept);
    }

    @ParameterizedTest
    @CsvSource({"24999, false", "25000, false", "25001, true"})
    void twentyFiveThousandBytesAreLoaded(int bytes, boolean cut) {
        var first = "a".repeat(20_000);
        var report = cut(List.of(first, "b".repeat(bytes - 20_001)));

        assertThat(report.byteCount()).isEqualTo(bytes);
        assertThat(report.wasByteTruncated()).isEqualTo(cut);
        assertThat(report.wasLineTruncated()).isFalse();
        assertThat(loaded(report)).hasSize(cut ? 20_000 : bytes);
        assertThat(report.dropped()).hasSize(cut ? 1 : 0);
    }

    @Test
    void bytesAreCountedInUtf8() {
        var line = "- [结算](project_x.md) — " + "汉".repeat(100);
        var report = cut(IntStream.range(0, 100).mapToObj(i -> line).toList());

        assertThat(report.byteCount()).isEqualTo(100 * (line.getBytes(StandardCharsets.UTF_8).length + 1) - 1);
        assertThat(report.wasByteTruncated()).isTrue();
        assertThat(bytes(loaded(report))).isBetween(25_000 - 330, 25_000);
        assertThat(loaded(report)).endsWith("汉");
    }

    @Test
    void oneEndlessLineIsCutAtACharacter() {
        var report = cut(List.of("汉".repeat(66_000)));

        assertThat(report.byteCount()).isEqualTo(198_000);
        assertThat(loaded(report)).isEqualTo("汉".repeat(8_333));
        assertThat(report.wasLineTruncated()).isFalse();
        assertThat(report.dropped()).hasSize(1);
    }

    @Test
    void anEmojiOnTheLimitIsLeftOutWhole() {
        var report = cut(List.of("a".repeat(24_998) + "🙂" + "b"));

        assertThat(loaded(report)).isEqualTo("a".repeat(24_998));
    }

    @Test
    void bothLimitsAreReportedEachForItself() {
        var report = cut(IntStream.range(0, 300).mapToObj(i -> "x".repeat(199)).toList());

        assertThat(report.wasLineTruncated()).isTrue();
        assertThat(report.wasByteTruncated()).isTrue();
        assertThat(loaded(report).lines()).hasSize(125);
        assertThat(report.dropped()).hasSize(175);
    }

    @Test
    void theWarningNamesFiveAndCountsTheRest() {
        var report = cut(IntStream.range(0, 208).mapToObj(i -> "- line " + i).toList());

        var warning = report.text().substring(report.text().lastIndexOf('\n') + 1);
        assertThat(warning)
                .startsWith("> WARNING")
                .contains("208 lines, 200 are loaded")
                .contains("name 200, name 201, name 202, name 203, name 204 and 3 more")
                .doesNotContain("name 205")
                .contains("under about 200 characters");
    }

    @Test
    void anIndexWithinItsLimitsHasNoWarning() {
        assertThat(cut(List.of("- one")).text()).isEqualTo("- one");
        assertThat(cut(List.of()).text()).isEmpty();
        assertThat(cut(List.of()).lineCount()).isZero();
    }

    private static IndexReport cut(List<String> lines) {
        return Truncation.cut(
                Scope.TEAM,
                IntStream.range(0, lines.size())
                        .mapToObj(i -> new MemoryIndex.Line(lines.get(i), "file" + i + ".md", "name " + i))
                        .toList());
    }

    private static String loaded(IndexReport report) {
        var warning = report.text().indexOf("\n\n> WARNING");
        return warning < 0 ? report.text() : report.text().substring(0, warning);
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
