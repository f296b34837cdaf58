package dev.teammem.frontmatter;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Instant;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

class MemoryReaderTest {

    private static final String TERSE = """
            ---
            name: Terse replies
            description: The user does not want a summary at the end of a reply
            type: feedback
            ---
            Do not end replies with a summary.
            """;

    @Test
    void anOrdinaryFileIsReadWithoutObjection() {
        var text = MemoryReader.read(TERSE);

        assertThat(text.name()).isEqualTo(new MemoryText.Field("Terse replies", 2));
        assertThat(text.description().text()).isEqualTo("The user does not want a summary at the end of a reply");
        assertThat(text.type()).isEqualTo(new MemoryText.Field("feedback", 4));
        assertThat(text.body()).isEqualTo("Do not end replies with a summary.\n");
        assertThat(text.bodyLine()).isEqualTo(6);
        assertThat(text.content()).isEqualTo(TERSE);
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void aByteOrderMarkAndWindowsLineEndsChangeNothing() {
        var text = MemoryReader.read("\uFEFF" + TERSE.replace("\n", "\r\n"));

        assertThat(text.name()).isEqualTo(new MemoryText.Field("Terse replies", 2));
        assertThat(text.type().text()).isEqualTo("feedback");
        assertThat(text.body()).isEqualTo("Do not end replies with a summary.\r\n");
        assertThat(text.bodyLine()).isEqualTo(6);
        assertThat(text.findings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"---", "---\n", "---\r\n", "--- \t\n", "---\r"})
    void theClosingFenceMayEndTheFile(String fence) {
        var text = MemoryReader.read("---\nname: a\ndescription: b\ntype: user\n" + fence);

        assertThat(text.type().text()).isEqualTo("user");
        assertThat(text.body()).isEmpty();
        assertThat(text.bodyLine()).isEqualTo(6);
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void theTypeMayStandUnderMetadata() {
        var text = read("name: a", "description: b", "metadata:", "  source: chat", "  type: project");

        assertThat(text.type()).isEqualTo(new MemoryText.Field("project", 6));
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void theTypeOnTopWinsOverTheOneUnderMetadata() {
        var text = read("metadata: {type: project, name: not this one}", "type: user");

        assertThat(text.type().text()).isEqualTo("user");
        assertThat(text.name().isMissing()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes",
                "012",
                "2026-03-05",
                "12:30:45",
                "~",
                "null",
                "1_000",
                "0x1F",
                ".inf",
                "1e400",
                "No",
                "“so-called”"
            })
    void aValueIsTheTextThatWasWritten(String written) {
        var text = read("name: " + written, "description: b", "type: user");

        assertThat(text.name().text()).isEqualTo(written);
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void quotedFoldedAndLiteralValuesGiveTheirText() {
        var text = read("name: \"tab\\there\"", "description: >-", "  first", "  second", "type: |", "  user");

        assertThat(text.name().text()).isEqualTo("tab\there");
        assertThat(text.description().text()).isEqualTo("first second");
        assertThat(text.type().text()).isEqualTo("user");
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void unknownKeysAndCommentsAreAccepted() {
        var text = read("# head", "name: a # the name", "tags: [x, {y: z}]", "metadata: none", "type: user");

        assertThat(text.name().text()).isEqualTo("a");
        assertThat(text.type().text()).isEqualTo("user");
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void namesInAnyScriptAndEmojiAreText() {
        var text = read("name: 用中文沟通 🎉", "description: 请用中文解释，代码和注释用英文", "type: feedback");

        assertThat(text.name().text()).isEqualTo("用中文沟通 🎉");
        assertThat(text.type()).isEqualTo(new MemoryText.Field("feedback", 4));
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void rulesAndKeysInTheBodyAreBody() {
        var body = "above\n\n---\n\nname: another\ntype: user\n---\n";

        assertThat(MemoryReader.read("---\nname: a\n---\n" + body).body()).isEqualTo(body);
    }

    @Test
    void anEmptyFrontmatterGivesMissingFields() {
        for (var content : List.of("---\n---\nbody", "---\n# nothing\n---\nbody")) {
            var text = MemoryReader.read(content);

            assertThat(text.name()).isEqualTo(MemoryText.Field.MISSING);
            assertThat(text.body()).isEqualTo("body");
            assertThat(text.findings()).isEmpty();
        }
    }

    @Test
    void aKeyWithoutValueIsMissingAndKeepsItsLine() {
        assertThat(read("name:", "type: user").name()).isEqualTo(new MemoryText.Field("", 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Just text.\n", "\n---\nname: a\n---\n", "----\nname: a\n----\n", "---a\n---\n"})
    void aFileWithoutFrontmatterIsAllBody(String content) {
        var text = MemoryReader.read(content);

        assertThat(rules(text)).containsExactly("frontmatter-missing");
        assertThat(text.body()).isEqualTo(content);
        assertThat(text.bodyLine()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"---", "---\n", "---\nname: a\n", "---\nname: a\n----\n", "---\nname: a\n ---\n"})
    void aFrontmatterThatIsNeverClosedIsAnError(String content) {
        assertThat(rules(MemoryReader.read(content))).containsExactly("frontmatter-unclosed");
    }

    @ParameterizedTest
    @CsvSource({"16384,''", "16385,frontmatter-too-large"})
    void theFrontmatterHasALimitInBytes(int bytes, String rule) {
        var head = "name: 名\ntype: user\n# ";
        var fill = "x".repeat(bytes - head.length() - "名".length() * 2 - 1);
        var text = MemoryReader.read("---\n" + head + fill + "\n---\nbody");

        assertThat(String.join(",", rules(text))).isEqualTo(rule);
        assertThat(text.name().isMissing()).isEqualTo(!rule.isEmpty());
        assertThat(text.body()).isEqualTo("body");
    }

    @ParameterizedTest
    @CsvSource({"26,''", "27,frontmatter-too-long"})
    void theFieldsEndWithinThirtyLines(int comments, String rule) {
        var text = MemoryReader.read("---\nname: a\ndescription: b\n" + "# x\n".repeat(comments) + "type: user\n---\n");

        assertThat(String.join(",", rules(text))).isEqualTo(rule);
        assertThat(text.type()).isEqualTo(new MemoryText.Field("user", 4 + comments));
    }

    @Test
    void aLongValueIsMeasuredByItsLastLine() {
        var text = read("name: a", "type: user", "description: |", "  line\n".repeat(27) + "# after");

        assertThat(rules(text)).containsExactly("frontmatter-too-long");
        assertThat(text.findings().get(0).line()).isEqualTo(4);
    }

    @Test
    void keysOfOthersMayStandBelowTheThirtiethLine() {
        var text = read("name: a", "description: b", "type: user", "notes: |", "  line\n".repeat(40));

        assertThat(text.findings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"bell \\u0007\"", "\"\\x7F\"", "\"\\N\"", "\"half \\ud83d\"", "bell \u0007"})
    void controlCharactersInANameAreRefused(String written) {
        assertThat(rules(read("name: " + written, "type: user"))).contains("frontmatter-control");
    }

    @Test
    void tabsAndNewlinesAreNoControlCharacters() {
        assertThat(read("name: \"a\\tb\\r\\nc\"").findings()).isEmpty();
    }

    @Test
    void supersedesIsAFileOrAListOfFiles() {
        assertThat(read("supersedes: old.md").supersedes()).containsExactly("old.md");
        assertThat(read("supersedes: [a.md, b.md]").supersedes()).containsExactly("a.md", "b.md");
        assertThat(read("supersedes:", "- a.md", "- 用.md").supersedes()).containsExactly("a.md", "用.md");
        assertThat(read("supersedes:").supersedes()).isEmpty();
        assertThat(rules(read("supersedes: {a: b}"))).containsExactly("frontmatter-yaml");
    }

    @ParameterizedTest
    @CsvSource({
        "2026-03-05,2026-03-05T00:00:00Z",
        "2026-03-05T14:30:00+08:00,2026-03-05T06:30:00Z",
        "2026-03-05T14:30Z,2026-03-05T14:30:00Z"
    })
    void aSourceDateIsADayOrATime(String written, Instant meant) {
        var text = read("source-date: " + written);

        assertThat(text.sourceDate()).isEqualTo(meant);
        assertThat(text.hasSourceDate()).isTrue();
        assertThat(text.findings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"yesterday", "2026-02-30", "2026-03-05T14:30:00", "+999999999-01-01T00:00Z", "[2026]", ""})
    void anUnreadableSourceDateIsAWarning(String written) {
        var text = read("source-date: " + written);

        assertThat(text.hasSourceDate()).isFalse();
        assertThat(rules(text)).containsExactly("source-date-unreadable");
        assertThat(Finding.anyRefuses(text.findings())).isFalse();
    }

    static MemoryText read(String... lines) {
        return MemoryReader.read("---\n" + String.join("\n", lines) + "\n---\nbody\n");
    }

    static List<String> rules(MemoryText text) {
        return text.findings().stream().map(Finding::rule).toList();
    }
}
