package dev.teammem.screening.derivable;

import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryType;

import java.util.List;

/**
 * Which way a memory leans before the evidence for a kind is looked at.
 *
 * @param question how much its description asks instead of telling what is worth knowing, which announces a look-up
 */
record Leaning(boolean aboutAPerson, Reason reason, Keepers keepers, int question) {

    /** What is known of a person is hardly ever in the code. */
    private static final int ABOUT_A_PERSON = -6;

    private static final List<Cue> QUESTION = CueTable.read("question.txt").cues();

    static Leaning of(MemoryText text, Draft draft) {
        var aboutAPerson = text.type().text().strip().equals(MemoryType.USER.word());
        var question = Tally.of(QUESTION, draft).sum();
        return new Leaning(aboutAPerson, Reason.of(draft), Keepers.in(draft), question);
    }

    /** Below zero where it is rather kept. */
    int towards(Kind kind) {
        var counter = keepers.against(kind);
        return counter + (aboutAPerson ? ABOUT_A_PERSON : reason.weight(counter)) + question;
    }
}
