package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static dev.teammem.screening.Texts.text;
import static org.assertj.core.api.Assertions.assertThat;

class DescriptionGateTest {

    @ParameterizedTest
    @CsvSource({
        "Terse replies,Terse replies",
        "Terse replies,terse-replies!",
        "Terse replies,The Terse Replies.",
        "Terse replies,Ｔｅｒｓｅ　ｒｅｐｌｉｅｓ",
        "用中文沟通,用中文沟通。",
        "x,user preferences",
        "x,User Preferences:",
        "x,The user's preferences",
        "x,project info",
        "x,Notes",
        "x,用户偏好",
        "x,项目信息。",
        "x,!!!",
        "x,🎉"
    })
    void aDescriptionThatTellsNothingIsRefused(String name, String description) {
        assertThat(rules(name, description)).containsExactly("description-vague");
    }

    @ParameterizedTest
    @CsvSource({
        "Terse replies,Terse replies without a summary",
        "User preferences,User preferences for the length of replies",
        "用中文沟通,请用中文解释，代码和注释用英文",
        "Notes,Notes of the weekly meeting are in the wiki under Ops"
    })
    void aSpecificDescriptionPasses(String name, String description) {
        assertThat(rules(name, description)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"one\ntwo", "one\r\ntwo", "one\u2028two"})
    void aSecondLineIsRefused(String description) {
        assertThat(rules("Name", description)).containsExactly("description-lines");
    }

    @Test
    void aLineEndAtTheEndIsNoSecondLine() {
        assertThat(rules("Name", "one line\n")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"150,", "151,WARNING", "200,WARNING", "201,ERROR"})
    void aLongDescriptionIsFlaggedThenRefused(int length, Finding.Severity severity) {
        var findings = judged("Name", "🎉a".repeat(length / 2) + "字".repeat(length % 2));

        if (severity == null) {
            assertThat(findings).isEmpty();
        } else {
            assertThat(findings).singleElement().extracting(Finding::severity).isEqualTo(severity);
            assertThat(findings.get(0).rule()).isEqualTo("description-long");
            assertThat(findings.get(0).message()).contains(length + " characters");
        }
    }

    private static List<String> rules(String name, String description) {
        return judged(name, description).stream().map(Finding::rule).toList();
    }

    private static List<Finding> judged(String name, String description) {
        return new DescriptionGate().judge(text("user", name, description, ""), Scope.PRIVATE);
    }
}
