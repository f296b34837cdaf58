package dev.teammem.screening.dates;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryText.Field;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

class DateGateTest {

    private static final LocalDate SAID_ON = LocalDate.of(2026, 10, 7);

    @Test
    void aPhraseIsRefusedWithItsPlaceAndTheDayToWrite() {
        var findings = judged("project", "Freeze", "The branch is frozen", "Frozen.\r\n\r\n**Why:** cut on Friday.\n");

        assertThat(findings).singleElement().satisfies(finding -> {
            assertThat(finding.gate()).isEqualTo(Finding.Gate.DATE);
            assertThat(finding.rule()).isEqualTo("relative-date");
            assertThat(finding.refuses()).isTrue();
            assertThat(finding.field()).isEqualTo("body");
            assertThat(finding.line()).isEqualTo(8);
            assertThat(finding.column()).isEqualTo(17);
            assertThat(finding.message()).contains("'Friday'").endsWith(".");
            assertThat(finding.remedy()).isEqualTo("Write 2026-10-09 in place of 'Friday'.");
        });
    }

    @Test
    void nameDescriptionAndBodyAreReadInThatOrder() {
        var findings = judged("project", "Freeze 下周四", "Frozen from tomorrow", "Today.\n");

        assertThat(findings).extracting(Finding::field).containsExactly("name", "description", "body");
        assertThat(findings).extracting(Finding::line).containsExactly(2, 3, 6);
    }

    @ParameterizedTest
    @CsvSource({
        "Frozen until next week.,relative-date,2026-10-12 to 2026-10-18",
        "Frozen until March 5.,date-without-year,2027-03-05",
        "Frozen until 03/04/2027.,date-ambiguous,YYYY-MM-DD",
        "A few weeks ago it froze.,relative-date,YYYY-MM-DD"
    })
    void theRuleSaysWhatIsWrongAndTheRemedyWhatToWrite(String body, String rule, String remedy) {
        assertThat(judged("project", "Freeze", "The branch is frozen", body))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.rule()).isEqualTo(rule);
                    assertThat(finding.remedy()).contains(remedy);
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"user", "feedback", "reference", "", "memo"})
    void onlyProjectMemoriesAreJudged(String type) {
        assertThat(judged(type, "Today", "From tomorrow", "Frozen on Friday.")).isEmpty();
    }

    @Test
    void oneAbsoluteDateDoesNotExcuseAnother() {
        assertThat(judged("project", "Cut", "The branch is cut", "Decided 2026-10-05, cut on Friday."))
                .hasSize(1);
    }

    @Test
    void nobodyReadsMoreThanTwentyOfThem() {
        assertThat(judged("project", "Cut", "The branch is cut", "Cut on Friday.\n".repeat(50)))
                .hasSize(DateGate.MOST);
    }

    private static List<Finding> judged(String type, String name, String description, String body) {
        var text = new MemoryText(
                body,
                new Field(name, 2),
                new Field(description, 3),
                new Field(type, 4),
                List.of(),
                Instant.MIN,
                body,
                6,
                List.of());
        return new DateGate().judge(text, SAID_ON);
    }
}
