package dev.teammem.screening.derivable;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import org.junit.jupiter.api.Test;

import static dev.teammem.screening.derivable.Drafts.body;
import static dev.teammem.screening.derivable.Drafts.draft;
import static org.assertj.core.api.Assertions.assertThat;

class DerivableGateTest {

    private static final MemoryText PATH = draft(
            "project",
            "Which file holds the fee rules",
            body("Read this first.\nThe fee rules are defined in src/fees/rules.py.", "Saves searching."));

    private final DerivableGate gate = new DerivableGate();

    @Test
    void anAgentIsRefusedAndAPersonWarned() {
        assertThat(judged(PATH, true).severity()).isEqualTo(Finding.Severity.ERROR);
        assertThat(judged(PATH, false).severity()).isEqualTo(Finding.Severity.WARNING);
    }

    @Test
    void theFindingNamesKindPlaceAndEvidence() {
        var finding = judged(PATH, true);

        assertThat(finding.gate()).isEqualTo(Finding.Gate.DERIVABLE);
        assertThat(finding.rule()).isEqualTo("path-fact");
        assertThat(finding.field()).isEqualTo("body");
        assertThat(finding.line()).isEqualTo(7);
        assertThat(finding.message()).contains("\"The fee rules are defined in src/fees/rules.py.\"");
    }

    @Test
    void theRemedyAsksWhatIsNotDerivableAndSaysWhereTheRestIsRead() {
        assertThat(judged(PATH, true).remedy())
                .contains("not derivable", "a decision, a surprise, a deadline", "the user wants and why")
                .contains("the code")
                .endsWith(".");
    }

    @Test
    void whatMatchesSeveralKindsIsObjectedToOnce() {
        var mixed = draft(
                "reference",
                "Last changes and open PRs of src/fees",
                "Commit 31c0aa9 moved src/fees/a.py to src/fees/b.py; #12, #13 and #14 are still open.");

        assertThat(gate.judge(mixed, true, Instructions.NONE)).hasSize(1);
    }

    @Test
    void aLongLineIsQuotedInPart() {
        var path = "The fee rules are defined in src/fees/rules.py " + "and so on ".repeat(20);

        assertThat(judged(draft("reference", "Where the fee rules are", path), true)
                        .message())
                .hasSizeLessThan(200)
                .contains("…");
    }

    @Test
    void whatIsKnownOfAPersonIsKept() {
        var body = "Maintains src/fees/rules.py; FeeRules extends BaseRules is their work.";

        assertThat(gate.judge(draft("user", "Maintainer of src/fees", body), true, Instructions.NONE))
                .isEmpty();
    }

    @Test
    void nothingIsSaidAboutAnEmptyDraft() {
        assertThat(gate.judge(draft("", "", "", ""), true, Instructions.NONE)).isEmpty();
    }

    @Test
    void aRealReasonKeepsWhatNotesAboutCodeWouldNot() {
        var rule = "The fee rules are defined in src/fees/rules.py.";
        var kept = draft("project", "Where the fee rules are", body(rule, "The auditor signed that very file."));

        assertThat(gate.judge(kept, true, Instructions.NONE)).isEmpty();
    }

    private Finding judged(MemoryText text, boolean byAgent) {
        var findings = gate.judge(text, byAgent, Instructions.NONE);
        assertThat(findings).hasSize(1);
        return findings.get(0);
    }
}
