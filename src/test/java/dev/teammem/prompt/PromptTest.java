package dev.teammem.prompt;

import dev.teammem.index.IndexReport;
import dev.teammem.memory.Scope;
import dev.teammem.project.ProjectId;
import dev.teammem.testing.Snapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class PromptTest {

    private static final ProjectId PROJECT = new ProjectId("tidewater");
    private static final IndexReport MINE = index(
            Scope.PRIVATE,
            "- [Terse replies](feedback_terse.md) — The user does not want a summary at the end of a reply");
    private static final IndexReport OURS = index(
            Scope.TEAM,
            "- [合并冻结](project_freeze.md) — 2026-03-05 起冻结合并，移动端发布\n- [Bugs](reference_bugs.md) — In Linear, INGEST");

    @Test
    void thePrivatePromptIsAsReviewed() {
        Snapshot.matches("prompts/private.md", privatePrompt(MINE).text());
    }

    @Test
    void theCombinedPromptIsAsReviewed() {
        Snapshot.matches("prompts/team.md", combined().text());
    }

    @Test
    void aPromptWithoutMemoriesIsAsReviewed() {
        Snapshot.matches(
                "prompts/private-empty.md",
                privatePrompt(index(Scope.PRIVATE, "")).text());
    }

    @ParameterizedTest
    @EnumSource(PromptMode.class)
    void thereAreEightSectionsInTheirOrder(PromptMode mode) {
        var sections = Prompt.of(request(mode, "memory/"), List.of(MINE)).sections();

        assertThat(sections)
                .extracting(PromptSection::name)
                .containsExactly(
                        "directory",
                        "on-request",
                        "types",
                        "not-to-save",
                        "how-to-save",
                        "when-to-access",
                        "trusting-recall",
                        "beside-plan-and-task");
        assertThat(sections).allSatisfy(section -> assertThat(section.text()).isNotBlank());
    }

    @Test
    void everyTypeSaysItsScopeInTeamModeAlone() {
        assertThat(combined().text().split("<scope>")).hasSize(5);
        assertThat(privatePrompt(MINE).text()).doesNotContain("<scope>").doesNotContain("team/");
    }

    @Test
    void bothDirectoriesAndBothIndexesAreInTheCombinedPrompt() {
        var prompt = Prompt.of(request(PromptMode.TEAM, "/home/ines/memory"), List.of(MINE, OURS));

        assertThat(prompt.text())
                .contains("`/home/ines/memory/`", "`/home/ines/memory/team/`")
                .contains(MINE.text(), OURS.text())
                .containsSubsequence("## Index: private", "## Index: team");
    }

    @Test
    void noPlaceholderIsLeftOpen() {
        assertThat(combined().text()).doesNotContainPattern("\\{(private|team|lines|bytes|scope|directory|index)}");
    }

    @Test
    void aMemoryCannotSpeakThroughAPlaceholder() {
        var prompt = privatePrompt(index(Scope.PRIVATE, "- [{private}](a.md) — {index} {team}"));

        assertThat(prompt.text()).contains("- [{private}](a.md) — {index} {team}");
    }

    @Test
    void theTagFollowsTheTextAlone() {
        assertThat(combined().etag()).isEqualTo(combined().etag());
        assertThat(combined().etag()).isNotEqualTo(privatePrompt(MINE).etag());
    }

    @Test
    void tokensAreEstimatedForBothScripts() {
        var plain = privatePrompt(index(Scope.PRIVATE, "")).tokens();
        var latin = privatePrompt(index(Scope.PRIVATE, "a".repeat(4_000))).tokens();
        var han = privatePrompt(index(Scope.PRIVATE, "汉".repeat(1_000))).tokens();

        assertThat(latin - plain).isBetween(950, 1_050);
        assertThat(han - plain).isBetween(950, 1_050);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "a`b", "a\nb", "a\u2028b", "a\u202Eb"})
    void aDirectoryThatCouldBreakOutOfItsLineIsRefused(String directory) {
        assertThatThrownBy(() -> request(PromptMode.PRIVATE, directory)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Prompt privatePrompt(IndexReport index) {
        return Prompt.of(request(PromptMode.PRIVATE, "memory/"), List.of(index));
    }

    private static Prompt combined() {
        return Prompt.of(request(PromptMode.TEAM, "memory/"), List.of(MINE, OURS));
    }

    private static PromptRequest request(PromptMode mode, String directory) {
        return new PromptRequest(PROJECT, mode, directory);
    }

    private static IndexReport index(Scope scope, String text) {
        return new IndexReport(scope, text, 1, text.length(), false, false, List.of());
    }
}
