package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static dev.teammem.screening.Texts.GOOD_BODY;
import static dev.teammem.screening.Texts.text;
import static org.assertj.core.api.Assertions.assertThat;

class GatesTest {

    private final Gates gates = new Gates();

    @Test
    void aGoodMemoryPassesWithoutAWord() {
        assertThat(judged(text("feedback", "Terse replies", "No summary at the end", GOOD_BODY)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"frontmatter-missing", "frontmatter-unclosed", "frontmatter-too-large", "frontmatter-yaml"})
    void anUnreadableFormIsSaidOnceAndNothingIsAddedToIt(String rule) {
        var form = Finding.error(Finding.Gate.FORM, rule, "frontmatter", "It is so.", "Mend it.");

        assertThat(judged(text("", "", "", "", form))).containsExactly(form);
    }

    @Test
    void formComesFirstThenTypeThenScope() {
        var form = Finding.warning(Finding.Gate.FORM, "frontmatter-repaired", "frontmatter", "It is so.", "Mend it.");
        var findings = gates.judge(text("user", "", "", "", form), Scope.TEAM, Door.REQUEST);

        assertThat(findings)
                .extracting(Finding::rule)
                .containsExactly("frontmatter-repaired", "name-missing", "description-missing", "user-is-private");
        assertThat(findings)
                .extracting(Finding::gate)
                .containsExactly(Finding.Gate.FORM, Finding.Gate.TYPE, Finding.Gate.TYPE, Finding.Gate.SCOPE);
    }

    @Test
    void whatIsCarriedInIsOnlyFlaggedForItsShape() {
        var form = Finding.error(Finding.Gate.FORM, "frontmatter-too-long", "type", "It is so.", "Mend it.");
        var bare = text("project", "Freeze", "x".repeat(201), "", form);

        assertThat(gates.judge(bare, Scope.TEAM, Door.REQUEST))
                .hasSize(5)
                .allMatch(Finding::refuses)
                .extracting(Finding::rule)
                .containsExactly(
                        "frontmatter-too-long", "description-long", "rule-missing", "why-missing", "how-missing");
        assertThat(gates.judge(bare, Scope.TEAM, Door.CARRIED)).hasSize(5).noneMatch(Finding::refuses);
    }

    @ParameterizedTest
    @CsvSource({
        "'',Name,What it tells,type-missing",
        "memo,Name,What it tells,type-unknown",
        "user,'',What it tells,name-missing",
        "user,Name,'',description-missing",
        "user,Name,notes,description-vague"
    })
    void otherErrorsRefuseWhateverTheDoor(String type, String name, String description, String rule) {
        var findings = gates.judge(text(type, name, description, GOOD_BODY), Scope.PRIVATE, Door.CARRIED);

        assertThat(findings)
                .singleElement()
                .matches(Finding::refuses)
                .extracting(Finding::rule)
                .isEqualTo(rule);
    }

    @Test
    void everyFindingNamesItsLineAndWhatToDo() {
        var findings = gates.judge(text("project", "", "notes", ""), Scope.PRIVATE, Door.REQUEST);

        assertThat(findings).hasSize(6).allSatisfy(finding -> {
            assertThat(finding.line()).isPositive();
            assertThat(finding.message()).endsWith(".");
            assertThat(finding.remedy()).endsWith(".");
        });
    }

    private List<Finding> judged(MemoryText text) {
        return gates.judge(text, Scope.PRIVATE, Door.REQUEST);
    }
}
