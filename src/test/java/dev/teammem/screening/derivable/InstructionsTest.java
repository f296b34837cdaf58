package dev.teammem.screening.derivable;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;

import static dev.teammem.screening.derivable.Drafts.body;
import static dev.teammem.screening.derivable.Drafts.draft;
import static org.assertj.core.api.Assertions.assertThat;

class InstructionsTest {

    private static final Instructions KNOWN = Instructions.of(Map.of("CLAUDE.md", """
            # Working here

            - Run `make lint` before **every** commit.
            - Never push to the release branch without
              a tag.
            1. Requests time out after 5 seconds in the gateway client.

            提交前必须运行单元测试并更新变更日志。金额一律用整数分表示。
            """));

    private final DerivableGate gate = new DerivableGate();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Run make lint before every commit.",
                "Always run `make lint` before each commit!",
                "* RUN MAKE LINT before commits",
                "Ｒｕｎ make lint before a commit.",
                "Never push to the release branch without a tag.",
                "Requests time out after 5 seconds in the gateway client",
                "提交前必须运行单元测试，并更新变更日志",
                "金额一律用整数分表示。"
            })
    void whatIsStatedThereIsRefused(String rule) {
        assertThat(judged(draft("feedback", "What is asked for", body(rule, "Convention."))))
                .extracting(Finding::rule)
                .containsExactly("claude-md");
    }

    @Test
    void theFindingNamesTheFileAndQuotesTheSentence() {
        var finding = judged(draft("reference", "Linting", "Run make lint before every commit."))
                .get(0);

        assertThat(finding.message())
                .isEqualTo("CLAUDE.md says so already: \"Run `make lint` before **every** commit.\".");
        assertThat(finding.remedy()).contains("CLAUDE.md");
        assertThat(finding.field()).isEqualTo("body");
        assertThat(finding.line()).isEqualTo(6);
    }

    @Test
    void theDescriptionAloneMayGiveItAway() {
        var text = draft(
                "reference", "Run make lint before every commit", "Lint before commit: make lint, every time, run it.");

        assertThat(judged(text)).extracting(Finding::rule).containsExactly("claude-md");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The linter of the partner rejects our pushes otherwise.",
                "Two releases were late because of style remarks.",
                "Keeps the diff small.",
                "Union rules.",
                "工会。"
            })
    void whoAddsAReasonIsHeard(String why) {
        assertThat(judged(draft("feedback", "Linting", body("Run make lint before every commit.", why))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Run make lint before every commit, except in the docs folder.",
                "Do not run make lint before every commit.",
                "Requests time out after 9 seconds in the gateway client.",
                "提交前不必运行单元测试，也不更新变更日志。",
                "Run make lint before every commit. The lint of generated clients is left to Dana. She compares them by eye.",
                "Run make lint before every commit. Not in docs.",
                "Run make deploy after lunch."
            })
    void anExceptionADenialOrAnotherNumberIsNotTheSame(String rule) {
        assertThat(judged(draft("feedback", "What is asked for", body(rule, "Convention."))))
                .isEmpty();
    }

    @Test
    void aReasonThatIsStatedThereTooAddsNothing() {
        var known = Instructions.of(Map.of(
                "AGENTS.md", "Tag every image before pushing. Untagged images cannot be rolled back at the customer."));
        var text = draft(
                "feedback",
                "Tags",
                body("Tag every image before pushing.", "Untagged images cannot be rolled back at the customer."));

        assertThat(gate.judge(text, true, known)).extracting(Finding::rule).containsExactly("claude-md");
    }

    @Test
    void whatAPersonIsLikeIsNoInstruction() {
        assertThat(judged(draft("user", "Lints", "Run make lint before every commit.")))
                .isEmpty();
    }

    private List<Finding> judged(MemoryText text) {
        return gate.judge(text, true, KNOWN);
    }
}
