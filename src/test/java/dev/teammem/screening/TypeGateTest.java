package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static dev.teammem.screening.Texts.GOOD_BODY;
import static dev.teammem.screening.Texts.text;
import static org.assertj.core.api.Assertions.assertThat;

class TypeGateTest {

    @ParameterizedTest
    @ValueSource(strings = {"user", "feedback", "project", "reference"})
    void theFourTypesPass(String type) {
        assertThat(judged(type)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"memo", "User", "feedbacks", "用户", "user, project"})
    void anyOtherTypeIsRefusedNamingTheFour(String type) {
        var finding = judged(type).get(0);

        assertThat(finding.rule()).isEqualTo("type-unknown");
        assertThat(finding.message()).contains("user", "feedback", "project", "reference");
        assertThat(finding.line()).isEqualTo(4);
    }

    @Test
    void aMissingTypeIsAskedFor() {
        assertThat(judged("")).singleElement().extracting(Finding::rule).isEqualTo("type-missing");
    }

    private static List<Finding> judged(String type) {
        return new TypeGate().judge(text(type, "Name", "What it tells", GOOD_BODY), Scope.PRIVATE);
    }
}
