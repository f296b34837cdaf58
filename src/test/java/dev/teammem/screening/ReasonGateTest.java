package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static dev.teammem.screening.Texts.GOOD_BODY;
import static dev.teammem.screening.Texts.text;
import static org.assertj.core.api.Assertions.assertThat;

class ReasonGateTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Rule\n\n**Why:** reason\n**How to apply:** here\n",
                "Rule\r\n**Why:** reason\r\n**How to apply:** here",
                "Rule\n**why**: reason\n**HOW TO APPLY**: here",
                "Rule\n  - **Why:** reason\n  - **How to apply:** here",
                "1. Rule\n2. **Why:** reason\n3. **How to apply:** here",
                "Rule\n**Why:**\n\nreason\n\n**How to apply:**\n- here",
                "规则\n**为什么：**原因\n**如何应用：**这里",
                "规则\n**为什么:** 原因\n**如何应用**：这里",
                "规则\n**为什么**: 原因\n**How to apply:** 这里"
            })
    void ruleWhyAndHowInAnyUsualSpellingPass(String body) {
        assertThat(rules("feedback", body)).isEmpty();
        assertThat(rules("project", body)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'','rule-missing,why-missing,how-missing'",
        "'Rule','why-missing,how-missing'",
        "'Rule\n**Why:** reason','how-missing'",
        "'Rule\n**How to apply:** here','why-missing'",
        "'**Why:** reason\n**How to apply:** here','rule-missing'",
        "'Rule\n**Why:**\n**How to apply:** here','why-missing'",
        "'Rule\n**Why:** reason\n**How to apply:** …','how-missing'",
        "'Rule\nWhy: reason\nHow to apply: here','why-missing,how-missing'",
        "'Rule and **Why:** reason\n**How to apply:** here','why-missing'",
        "'Rule\n**Why not:** reason\n**How to apply:** here','why-missing'"
    })
    void whatTheBodyLacksIsNamed(String body, String rules) {
        assertThat(String.join(",", rules("feedback", body))).isEqualTo(rules);
    }

    @Test
    void theRemedyShowsTheLineToAdd() {
        var findings = new ReasonGate().judge(text("project", "Name", "What it tells", "Fact"), Scope.TEAM);

        assertThat(findings.get(0).remedy()).contains("**Why:** ");
        assertThat(findings.get(1).remedy()).contains("**How to apply:** ");
        assertThat(findings).extracting(Finding::line).containsOnly(6);
        assertThat(rules("project", "Fact\n**Why:** <the reason that was given>\n" + GOOD_BODY))
                .isEmpty();
    }

    @Test
    void userAndReferenceMemoriesNeedNoReason() {
        assertThat(rules("user", "")).isEmpty();
        assertThat(rules("reference", "Boards are at x.")).isEmpty();
    }

    private static List<String> rules(String type, String body) {
        var text = text(type, "Name", "What it tells", body);
        return new ReasonGate()
                .judge(text, Scope.TEAM).stream().map(Finding::rule).toList();
    }
}
