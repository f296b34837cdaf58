package dev.teammem.frontmatter;

import dev.teammem.memory.MemoryType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class MemoryWriterTest {

    @Test
    void aComposedFileLooksLikeOneWrittenByHand() {
        var file = MemoryWriter.compose(
                MemoryType.FEEDBACK, "Wrap errors", "Go errors use %w; bare ones are rejected, always", "Body.\n");

        assertThat(file).isEqualTo("""
                        ---
                        name: Wrap errors
                        description: Go errors use %w; bare ones are rejected, always
                        type: feedback
                        ---
                        Body.
                        """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "用中文沟通 🎉|用中文沟通 🎉",
                "it's a [list], {map} & more|it's a [list], {map} & more",
                "yes|\"yes\"",
                "NULL|\"NULL\"",
                "2026-03-05|\"2026-03-05\"",
                "a: b|\"a: b\"",
                "a:|\"a:\"",
                "a:b|a:b",
                "a #b|\"a #b\"",
                "a#b|a#b",
                "*a*|\"*a*\"",
                "🎉|\"🎉\"",
                "C:\\dev|C:\\dev",
                "say \"hi\"|say \"hi\"",
                "\"hi\" \\|\"\\\"hi\\\" \\\\\"",
                "` a`|\" a\"",
                "`a `|\"a \"",
                "``|\"\""
            })
    void aValueIsQuotedOnlyWhereItMustBe(String value, String written) {
        assertThat(ScalarText.of(value)).isEqualTo(written);
    }

    @Test
    void whatNoParserTakesAsItIsIsEscaped() {
        assertThat(ScalarText.of("a\u0007\n\u2028\ufeff\u0085🎉")).isEqualTo("\"a\\u0007\\n\\u2028\\uFEFF\\u0085🎉\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            quoteCharacter = '`',
            value = {
                "description: old # why→description: new # why",
                "description: old\t# why→description: new # why",
                "description:    old→description:    new",
                "description: 'old'→description: new",
                "\"description\": \"old\"→\"description\": new",
                "description:\\n  old\\n  text→description:\\n  new",
                "description: |-\\n  old\\n\\n  text\\n\\n# why→description: new\\n\\n# why",
                "description: >  # folded\\n  old\\n→description: new\\n",
                "description:→description: new",
                "description:   # empty→description: new   # empty",
                "description: [old, text] # list→description: new # list",
                "description:\\n  - old→description:\\n    new",
                "description:\\n- old\\n- text\\n# why→description:\\n  new\\n# why",
                "description: a: b→description: new",
                "description: *a* b\\n  goes on→description: new",
                "{name: a, description: old}→{name: a, description: new}"
            })
    void onlyTheValueOfTheKeyIsRewritten(String before, String after) {
        var written = MemoryWriter.withField(file(before), "description", "new");

        assertThat(written).isEqualTo(file(after));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            quoteCharacter = '`',
            value = {
                "name: a→name: a\\ndescription: new",
                "``→description: new",
                "# only this→# only this\\ndescription: new",
                "`  name: a`→`  name: a\\n  description: new`",
                "name: |+\\n  a\\n→name: |+\\n  a\\n\\ndescription: new",
                "name: a\\n...→name: a\\ndescription: new\\n...",
                "{name: a} # flow→{name: a, description: new} # flow",
                "{}→{description: new}",
                "name: a: b→name: a: b\\ndescription: new"
            })
    void aMissingKeyIsAddedAsTheLast(String before, String after) {
        var written = MemoryWriter.withField(file(before), "description", "new");

        assertThat(written).isEqualTo(file(after));
    }

    @Test
    void lineEndsAndByteOrderMarkStay() {
        var before = "\uFEFF---\r\nname: a\r\ntype: user\r\n---\r\nbody\n";

        assertThat(MemoryWriter.withField(before, "name", "b: c"))
                .isEqualTo("\uFEFF---\r\nname: \"b: c\"\r\ntype: user\r\n---\r\nbody\n");
        assertThat(MemoryWriter.withField(before, "description", "d"))
                .isEqualTo("\uFEFF---\r\nname: a\r\ntype: user\r\ndescription: d\r\n---\r\nbody\n");
    }

    @Test
    void aTypeUnderMetadataIsRewrittenThere() {
        assertThat(MemoryWriter.withField(file("metadata:\\n  type: user\\n  by: me"), "type", "project"))
                .isEqualTo(file("metadata:\\n  type: project\\n  by: me"));
        assertThat(MemoryWriter.withField(file("metadata: {type: user}"), "type", "a, b"))
                .isEqualTo(file("metadata: {type: \"a, b\"}"));
    }

    @Test
    void theValueItHasAlreadyChangesNothing() {
        var file = file("name: 'a'");

        assertThat(MemoryWriter.withField(file, "name", "a")).isEqualTo(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"no frontmatter", "---\nname: a\n", "---\nname: !x a\n---\n", "---\n{name}\n---\n"})
    void aFileThatCannotTakeAValueIsLeftAlone(String content) {
        assertThatIllegalArgumentException().isThrownBy(() -> MemoryWriter.withField(content, "name", "b"));
    }

    private static String file(String yaml) {
        var lines = yaml.isEmpty() ? "" : yaml.replace("\\n", "\n") + "\n";
        return "---\n" + lines + "---\n---\ndescription: old\n";
    }
}
