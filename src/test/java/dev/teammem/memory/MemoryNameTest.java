package dev.teammem.memory;

import dev.teammem.project.ProjectId;
import dev.teammem.project.UserId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.text.Normalizer;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class MemoryNameTest {

    private static final ProjectId PROJECT = new ProjectId("atlas");
    private static final Directory MINE = new Directory.Private(PROJECT, new UserId("mei"));
    private static final Directory TEAM = new Directory.Team(PROJECT);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "feedback_terse_replies.md",
                "a.md",
                "a/b/c/d.md",
                "反馈_用中文沟通.md",
                "项目/数据库.md",
                "ログ-メモ.md",
                "메모.md",
                "naïve.md",
                "हिन्दी.md",
                "ไทย.md",
                "v1.2-notes.md",
                "٣.md",
                "team.md",
                "logs.md",
                "console.md",
                "com10.md",
                "memory/MEMORY_old.md",
                "_.md"
            })
    void goodNamesInAnyScript(String path) {
        assertThat(new MemoryName(path).path()).isEqualTo(path);
        assertThat(MemoryName.in(MINE, path).path()).isEqualTo(path);
    }

    static Stream<String> refused() {
        return Stream.of(
                "",
                ".md",
                "a",
                "a.txt",
                "a.MD",
                "a.md/",
                "/a.md",
                "a//b.md",
                "./a.md",
                "../a.md",
                "a/../b.md",
                "a/..md",
                ".hidden.md",
                "a/.git/b.md",
                "dots./b.md",
                "a/b/c/d/e.md",
                "folder.md/a.md",
                "folder.MD/a.md",
                "a\\b.md",
                "C:\\a.md",
                "C:a.md",
                "a b.md",
                "a\u0000.md",
                "a\n.md",
                "a.md\n",
                "a\u007f.md",
                "a\u202eb.md",
                "a\u2066b.md",
                "a\u200bb.md",
                "a\u200db.md",
                "\ufeffa.md",
                "a\u00adb.md",
                "a\u034fb.md",
                "a\ufe0fb.md",
                "a\u3164b.md",
                "a\u115fb.md",
                "a\udb40\udd00b.md",
                "a\ud83d.md",
                "🎉.md",
                "a*.md",
                "a?.md",
                "%2e%2e.md",
                "a:b.md",
                "~a.md",
                Normalizer.normalize("naïve.md", Normalizer.Form.NFD),
                "x".repeat(198) + ".md",
                "字".repeat(66) + ".md");
    }

    @ParameterizedTest
    @MethodSource
    void refused(String path) {
        assertThat(refusalOf(TEAM, path).rule()).isEqualTo("file-name");
    }

    @Test
    void twoHundredBytesAreAllowed() {
        assertThat(new MemoryName("x".repeat(197) + ".md").path()).hasSize(200);
        assertThat(new MemoryName("字".repeat(65) + "xx.md").path()).hasSize(70);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MEMORY.md",
                "memory.md",
                "a/Memory.md",
                "ＭＥＭＯＲＹ.md",
                "con.md",
                "NUL.md",
                "aux/a.md",
                "com1.x.md",
                "LPT9.md",
                "com¹.md"
            })
    void namesWithAnotherMeaningAreReserved(String path) {
        assertThat(refusalOf(TEAM, path).rule()).isEqualTo("reserved-name");
    }

    @ParameterizedTest
    @ValueSource(strings = {"team/a.md", "Team/a.md", "AGENTS/x/a.md", "logs/2026/a.md", "ｔｅａｍ/a.md"})
    void aPrivateDirectoryKeepsThreeFoldersForTeammem(String path) {
        assertThat(refusalOf(MINE, path).field()).isEqualTo("file");
    }

    @Test
    void otherDirectoriesMayHaveSuchFolders() {
        assertThat(MemoryName.in(TEAM, "logs/a.md").path()).isEqualTo("logs/a.md");
        assertThat(MemoryName.in(MINE, "about/team/a.md").path()).isEqualTo("about/team/a.md");
    }

    @Test
    void twinsByCaseOrUnicodeFormFoldToOne() {
        var plain = new MemoryName("straße/file.md").folded();

        assertThat(new MemoryName("STRASSE/FILE.md").folded()).isEqualTo(plain);
        assertThat(new MemoryName("Straße/ﬁle.md").folded()).isEqualTo(plain);
        assertThat(new MemoryName("ａ.md").folded()).isEqualTo(new MemoryName("A.md").folded());
        assertThat(new MemoryName("b.md").folded()).isNotEqualTo(new MemoryName("a.md").folded());
    }

    @Test
    void aRefusalSaysWhatToDo() {
        var finding = refusalOf(TEAM, "a b.md");

        assertThat(finding.gate()).isEqualTo(Finding.Gate.FORM);
        assertThat(finding.field()).isEqualTo("file");
        assertThat(finding.remedy()).startsWith("Use letters and digits");
    }

    private static Finding refusalOf(Directory directory, String path) {
        var refused = catchThrowableOfType(NameRefused.class, () -> MemoryName.in(directory, path));
        assertThat(refused).as("'%s' was taken", path).isNotNull();
        return refused.finding();
    }
}
