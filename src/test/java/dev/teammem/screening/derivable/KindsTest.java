package dev.teammem.screening.derivable;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import static dev.teammem.screening.derivable.Drafts.draft;
import static org.assertj.core.api.Assertions.assertThat;

/** One table per kind: what it refuses, and beside it what only looks like it. */
class KindsTest {

    private final DerivableGate gate = new DerivableGate();

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(resources = "/gate/kinds.csv", delimiter = '|', numLinesToSkip = 1)
    void isJudgedAsItsRowSays(String expected, String type, String description, String rule, String why) {
        var body = why == null ? rule : Drafts.body(rule, why);
        var findings = gate.judge(draft(type, description, body.replace("\\n", "\n")), true, Instructions.NONE);

        if (expected.equals("keep")) {
            assertThat(findings).isEmpty();
        } else {
            assertThat(findings).extracting("rule").containsExactly(expected);
        }
    }
}
