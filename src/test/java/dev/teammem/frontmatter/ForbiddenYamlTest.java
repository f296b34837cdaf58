package dev.teammem.frontmatter;

import dev.teammem.memory.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.stream.Stream;

import static dev.teammem.frontmatter.MemoryReaderTest.read;
import static dev.teammem.frontmatter.MemoryReaderTest.rules;
import static org.assertj.core.api.Assertions.assertThat;

class ForbiddenYamlTest {

    static Stream<Arguments> forbidden() {
        return Stream.of(
                Arguments.of("name: &n a\ndescription: *n\n", "anchor", 2),
                Arguments.of("name: a\ndescription: *n\n", "alias", 3),
                Arguments.of("*n : a\n", "alias", 2),
                Arguments.of("map: {*n : a}\n", "alias", 2),
                Arguments.of("name: a\n&d description: b\n", "anchor", 3),
                Arguments.of("list: &l [a]\n", "anchor", 2),
                Arguments.of("list: &l\n  - a\n", "anchor", 2),
                Arguments.of("map: {a: &m {b: c}}\n", "anchor", 2),
                Arguments.of("empty: &e\nname: a\n", "anchor", 2),
                Arguments.of("name: !!str a\n", "tag", 2),
                Arguments.of("name: ! a\n", "tag", 2),
                Arguments.of("!!str name: a\n", "tag", 2),
                Arguments.of("name: !<x> 'a'\n", "tag", 2),
                Arguments.of("map: !!map\n  a: b\n", "tag", 2),
                Arguments.of("list: [!java.net.URL ['http://x']]\n", "tag", 2),
                Arguments.of("# 🎉🎉🎉\nname: 🎉\ntype: !x user\n", "tag", 4),
                Arguments.of("<<: {a: b}\n", "merge key", 2),
                Arguments.of("map:\n  \"<<\": b\n", "merge key", 3),
                Arguments.of("type: user\nname: a\ntype: user\n", "'type' stands twice", 4),
                Arguments.of("map: {a: b, a: c}\n", "'a' stands twice", 2),
                Arguments.of("type: user\n\"type\": user\n", "'type' stands twice", 3),
                Arguments.of("a: [[[[[[[[]]]]]]]]\n", "deeper than 8", 2),
                Arguments.of("a: " + "[".repeat(8_000) + "\n", "deeper than 8", 2),
                Arguments.of("[a, b]: c\n", "key", 2),
                Arguments.of("name: a\n--- b\n", "more than one", 3));
    }

    @ParameterizedTest
    @MethodSource
    void forbidden(String yaml, String construct, int line) {
        var text = MemoryReader.read("---\n" + yaml + "---\n");

        assertThat(text.findings()).hasSize(1);
        var finding = text.findings().get(0);
        assertThat(finding.rule()).isEqualTo("frontmatter-yaml");
        assertThat(finding.severity()).isEqualTo(Finding.Severity.ERROR);
        assertThat(finding.message()).contains(construct);
        assertThat(finding.line()).isEqualTo(line);
        assertThat(finding.remedy()).endsWith(".");
        assertThat(text.name().isMissing()).isTrue();
    }

    @Test
    void eightLevelsAreAllowed() {
        assertThat(read("a: [[[[[[[x]]]]]]]", "type: user").findings()).isEmpty();
    }

    @Test
    void nodesThatOnlyLookLikeForbiddenOnesAreText() {
        var text = read("name: a & b * c ! d", "description: \"*x &y !z <<\"", "type: '&user'");

        assertThat(text.findings()).isEmpty();
        assertThat(text.type().text()).isEqualTo("&user");
    }

    @Test
    void aFieldThatIsNoTextIsRefusedByName() {
        var text = read("name: [WIP]", "description: {a: b}", "type: user");

        assertThat(rules(text)).containsExactly("frontmatter-yaml", "frontmatter-yaml");
        assertThat(text.findings()).extracting(Finding::field).containsExactly("name", "description");
        assertThat(text.type().text()).isEqualTo("user");
    }

    @Test
    void aListOrPlainTextInsteadOfKeysIsRefused() {
        assertThat(rules(read("- a", "- b"))).containsExactly("frontmatter-yaml");
        assertThat(rules(read("only text"))).containsExactly("frontmatter-yaml");
    }
}
