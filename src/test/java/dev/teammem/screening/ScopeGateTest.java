package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static dev.teammem.screening.Texts.text;
import static org.assertj.core.api.Assertions.assertThat;

class ScopeGateTest {

    @ParameterizedTest
    @CsvSource({"user,PRIVATE", "feedback,PRIVATE", "project,TEAM", "reference,TEAM", "memo,TEAM"})
    void aMemoryWhereItsTypeBelongsPassesWithoutAWord(String type, Scope scope) {
        assertThat(judged(type, scope)).isEmpty();
    }

    @Test
    void aUserMemoryNeverGoesToTheTeam() {
        var finding = judged("user", Scope.TEAM).get(0);

        assertThat(finding.rule()).isEqualTo("user-is-private");
        assertThat(finding.severity()).isEqualTo(Finding.Severity.ERROR);
        assertThat(finding.remedy()).contains("private directory");
    }

    @ParameterizedTest
    @CsvSource({"feedback,TEAM,private", "project,PRIVATE,team", "reference,PRIVATE,team"})
    void elsewhereTheAnswerSaysWhereItWentAndWhy(String type, Scope scope, String usual) {
        var findings = judged(type, scope);

        assertThat(findings).singleElement().satisfies(finding -> {
            assertThat(finding.rule()).isEqualTo("scope-leaning");
            assertThat(finding.severity()).isEqualTo(Finding.Severity.INFO);
            assertThat(finding.message()).contains(type + " memory goes to " + scope.word(), usual);
            assertThat(finding.remedy()).contains(usual + " scope");
        });
    }

    private static List<Finding> judged(String type, Scope scope) {
        return new ScopeGate().judge(text(type, "Name", "What it tells", ""), scope);
    }
}
