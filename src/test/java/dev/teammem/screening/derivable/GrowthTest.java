package dev.teammem.screening.derivable;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.Map;

import static dev.teammem.screening.derivable.Drafts.draft;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

/** Whatever is sent, the time stays in proportion to its length. */
class GrowthTest {

    private static final int LARGEST = 250_000;

    /** A pattern that backtracks takes minutes here; a loaded machine does not come near. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final DerivableGate gate = new DerivableGate();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a/",
                "a.",
                "(",
                "# ",
                "**Why:** ",
                "\n",
                "0",
                "服务读",
                "、a",
                "at a.b(",
                "a@",
                "A-1, ",
                "先a再",
                "a b ",
                "<a, ",
                "no "
            })
    void hostileTextsAreJudgedInTime(String piece) {
        var text = piece.repeat(LARGEST / piece.length());
        var known = Map.of("CLAUDE.md", text);

        assertTimeoutPreemptively(
                PATIENCE,
                () -> gate.judge(
                        draft("project", text, text, "x\n**Why:** " + text + text), true, Instructions.of(known)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"run the linter now. ", "运行检查。", "a b c\n", "- do not do that ever\n"})
    void manySentencesAreComparedInTime(String sentence) {
        var text = sentence.repeat(LARGEST / sentence.length());
        var known = Instructions.of(Map.of("CLAUDE.md", text, "AGENTS.md", text));

        assertTimeoutPreemptively(PATIENCE, () -> gate.judge(draft("project", text, text), true, known));
    }
}
