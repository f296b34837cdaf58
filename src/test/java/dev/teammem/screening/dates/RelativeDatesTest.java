package dev.teammem.screening.dates;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import java.time.LocalDate;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;

/** Tables of phrases: what they mean on a day, and in what company they mean none. */
class RelativeDatesTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/gate/counted-dates.csv", delimiter = '|')
    void thePhraseIsFoundAndCounted(LocalDate saidOn, String days, String phrase, String text) {
        var found = RelativeDates.find(text, saidOn);

        assertThat(found).as(text).singleElement().satisfies(date -> {
            assertThat(date.phrase()).isEqualTo(phrase);
            assertThat(text.substring(date.start(), date.end())).isEqualTo(phrase);
            assertThat(date.days().stream().map(LocalDate::toString).collect(Collectors.joining(" ")))
                    .isEqualTo(days == null ? "" : days);
        });
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/gate/passing-dates.txt", delimiter = '|')
    void thisIsNoRelativeDate(String text) {
        assertThat(RelativeDates.find(text, LocalDate.of(2026, 10, 7))).as(text).isEmpty();
    }

    @Test
    void codeAndQuotedLinesAreLeftAlone() {
        var text = "```\nship on Friday\n```\n\n> ship on Friday\n\n~~~ \nnext week\n~~~\n`a ``on Friday`` b`\n";

        assertThat(RelativeDates.find(text, LocalDate.of(2026, 10, 7))).isEmpty();
    }

    @Test
    void anOpenFenceHoldsTheRestAndAStrayBacktickHoldsNothing() {
        var saidOn = LocalDate.of(2026, 10, 7);

        assertThat(RelativeDates.find("```\nship on Friday\n", saidOn)).isEmpty();
        assertThat(RelativeDates.find("a ` b\n\nship on Friday\n\nc ` d", saidOn))
                .hasSize(1);
    }

    @Test
    void phrasesComeInTheOrderOfTheText() {
        var found = RelativeDates.find("明天冻结, cut on Friday, 月底 merge", LocalDate.of(2026, 10, 7));

        assertThat(found).extracting(RelativeDate::phrase).containsExactly("明天", "Friday", "月底");
    }
}
