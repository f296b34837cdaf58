package dev.teammem.screening.dates;

import dev.teammem.screening.dates.chinese.ChineseRules;
import dev.teammem.screening.dates.english.EnglishRules;
import dev.teammem.screening.dates.phrase.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.lang.management.ManagementFactory;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/** Whatever is sent, four times the text is about four times the work. */
class LinearScanTest {

    private static final LocalDate SAID_ON = LocalDate.of(2026, 10, 7);
    private static final int SMALL = 1_000;
    private static final int LARGE = 24_000;
    private static final int LARGEST = 250_000;

    private static final List<Rule> RULES = Stream.of(AbsoluteDates.RULES, EnglishRules.ALL, ChineseRules.ALL)
            .flatMap(List::stream)
            .toList();

    @ParameterizedTest
    @ValueSource(
            strings = {
                " ",
                "\n",
                "1",
                "1-",
                "2026-",
                "a",
                "Monday ",
                "every Monday, ",
                "in the next ",
                "end of the ",
                "March ",
                "一",
                "周",
                "每周一、",
                "年",
                "12月",
                "天后",
                "上上",
                "the first half of ",
                "Monday to ",
                "一二三四五六七八九十",
                "(",
                "2026-10-07 to ",
                "no Friday ",
                "twenty "
            })
    void noRuleGoesOverAPieceAgainAndAgain(String piece) {
        for (var rule : RULES) {
            var small = looks(rule, filled(piece, SMALL));
            var large = looks(rule, filled(piece, 4 * SMALL));

            assertThat(large).as("%s over '%s'", rule.pattern(), piece).isLessThan(5 * small + 5_000);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "`",
                "`a",
                "`` ` ",
                "```\n",
                "\"a",
                " 'a",
                "“",
                "「a",
                "《",
                "/周",
                "[a](",
                "> a\n",
                "a/",
                "a.b_",
                "....",
                "on Friday ",
                "周四",
                "Friday 2026-10-09, ",
                "tomorrow (",
                "1/2/3",
                " \n"
            })
    void theWholeScanGrowsWithTheText(String piece) {
        var small = filled(piece, LARGE / 4);
        var large = filled(piece, LARGE);
        RelativeDates.resolve(small, SAID_ON);

        assertThat(time(large)).as("'%s'", piece).isLessThan(12 * time(small) + 200_000_000L);
    }

    @Test
    void theLongestBodyOfRelativeDatesIsResolved() {
        var resolved = RelativeDates.resolve(filled("Ship on Friday. 周四发布。\n\n", LARGEST), SAID_ON);

        assertThat(resolved).startsWith("Ship on 2026-10-09. 2026-10-08发布。").doesNotContain("Friday");
    }

    private static long looks(Rule rule, String text) {
        var counted = new Growth(text);
        rule.read(counted, 0, text.length(), SAID_ON, claim -> {});
        return counted.looks();
    }

    /** The fastest of three, in nanoseconds of this thread, so that other work does not count. */
    private static long time(String text) {
        var threads = ManagementFactory.getThreadMXBean();
        var best = Long.MAX_VALUE;
        for (var run = 0; run < 3; run++) {
            var start = threads.getCurrentThreadCpuTime();
            RelativeDates.resolve(text, SAID_ON);
            best = Math.min(best, threads.getCurrentThreadCpuTime() - start);
        }
        return best;
    }

    private static String filled(String piece, int length) {
        return piece.repeat(length / piece.length() + 1).substring(0, length);
    }
}
