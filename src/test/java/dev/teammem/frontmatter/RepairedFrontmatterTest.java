package dev.teammem.frontmatter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static dev.teammem.frontmatter.MemoryReaderTest.read;
import static dev.teammem.frontmatter.MemoryReaderTest.rules;
import static org.assertj.core.api.Assertions.assertThat;

class RepairedFrontmatterTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Deploy: never on Friday, see issue #12",
                "“quoted: so”",
                "*all* tests run against a real database",
                "**Never** force-push",
                "@team decides",
                "`make check` before a commit",
                "%w wraps errors",
                "[WIP] do not merge",
                "{{name}} is a template",
                "- a dash",
                "> a quote",
                "\"The\" rule: ask",
                "'tis the season",
                "说明: 先看这里 🎉"
            })
    void aBrokenDescriptionIsTakenAsItStands(String written) {
        var text = read("name: a # comment", "description: " + written, "type: user");

        assertThat(text.description().text()).isEqualTo(written);
        assertThat(text.description().line()).isEqualTo(3);
        assertThat(text.name().text()).isEqualTo("a");
        assertThat(text.type().text()).isEqualTo("user");
        assertThat(rules(text)).containsExactly("frontmatter-repaired");
    }

    @Test
    void theWarningNamesTheBrokenLine() {
        var finding =
                read("name: a", "type: user", "description: b: c").findings().get(0);

        assertThat(finding.line()).isEqualTo(4);
        assertThat(finding.remedy()).contains("line 4");
        assertThat(finding.refuses()).isFalse();
    }

    @Test
    void windowsLineEndsAreNoPartOfARepairedValue() {
        var text = MemoryReader.read("---\r\nname: a: b\r\ntype: user\r\n---\r\nbody");

        assertThat(text.name().text()).isEqualTo("a: b");
        assertThat(text.type().text()).isEqualTo("user");
    }

    @Test
    void aValueThatGoesOnIsJoinedByBlanks() {
        var text = read("description: one: two", "  three", "", "\tfour", "five", "type: user");

        assertThat(text.description().text()).isEqualTo("one: two three four five");
        assertThat(text.type().text()).isEqualTo("user");
    }

    @Test
    void tabsAreForgiven() {
        var text = read("name:\ta", "description: |", "\tindented by a tab", "metadata:", "\ttype: project");

        assertThat(text.name().text()).isEqualTo("a");
        assertThat(text.description().text()).isEqualTo("indented by a tab");
        assertThat(text.type().text()).isEqualTo("project");
        assertThat(rules(text)).containsExactly("frontmatter-repaired");
    }

    @Test
    void aForgottenBlankAfterTheColonIsForgiven() {
        var text = read("name:a", "description:b", "type:user");

        assertThat(text.name().text()).isEqualTo("a");
        assertThat(text.type().text()).isEqualTo("user");
        assertThat(rules(text)).containsExactly("frontmatter-repaired");
    }

    @Test
    void quotesAroundAWholeValueAreNoPartOfIt() {
        var text = read("name: \"C:\\dev\\projects\"", "type: user");

        assertThat(text.name().text()).isEqualTo("C:\\dev\\projects");
        assertThat(rules(text)).containsExactly("frontmatter-repaired");
    }

    @Test
    void theOptionalKeysAreReadToo() {
        var text = read("description: a: b", "supersedes:", "- x.md", "- y.md", "source-date: 2026-03-05");

        assertThat(text.supersedes()).containsExactly("x.md", "y.md");
        assertThat(text.sourceDate()).isEqualTo("2026-03-05T00:00:00Z");
    }

    @Test
    void aKeyThatStandsTwiceIsStillADuplicate() {
        assertThat(rules(read("name: a: b", "type: user", "type: project"))).containsExactly("frontmatter-yaml");
        assertThat(rules(read("name: a: b", "metadata:", "\ttype: user", "\ttype: user")))
                .containsExactly("frontmatter-yaml");
    }

    @Test
    void aBrokenLineOpensNoWayRoundWhatIsForbidden() {
        assertThat(rules(read("name: a: b", "type: !!str user"))).containsExactly("frontmatter-yaml");
        assertThat(rules(read("name: a: b", "metadata: {type: &t user}"))).containsExactly("frontmatter-yaml");
    }

    @Test
    void whereNothingCanBeRecoveredTheFileIsRefused() {
        assertThat(rules(read("owner: a: b", "\t]["))).containsExactly("frontmatter-yaml");
    }
}
