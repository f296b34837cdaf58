package dev.teammem.screening.derivable;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How good the Why of a memory is, as evidence that something else than code is behind it. */
enum Reason {
    /** There is none, as with references. One that points at nothing outside and warns of nothing is suspect. */
    ABSENT(1, 0),

    /** It speaks of the note itself or of the code: "seen in the code", "overview", "了解结构". */
    WEAK(2, 2),

    /** It says something, and it is not known what. */
    OPEN(0, -2),

    /** It speaks of the world: people, contracts, money, incidents. */
    REAL(-5, -5);

    private static final List<Cue> WORLD = CueTable.read("reason-real.txt").cues();
    private static final List<Cue> SAID =
            WORLD.stream().filter(cue -> cue.label().equals("wish")).toList();
    private static final List<Cue> NOTE = CueTable.read("reason-weak.txt").cues();
    private static final int SHORT = 80;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]");

    private final int alone;
    private final int beside;

    Reason(int alone, int beside) {
        this.alone = alone;
        this.beside = beside;
    }

    /**
     * What it adds to the evidence.
     *
     * @param counter what else speaks for keeping the memory, zero or less
     */
    int weight(int counter) {
        return counter == 0 ? alone : beside;
    }

    boolean tellsSomething() {
        return this == OPEN || this == REAL;
    }

    static Reason of(Draft draft) {
        var text = draft.why().stream().map(Segment::folded).collect(Collectors.joining("\n"));
        if (!WORD.matcher(text).find()) {
            return ABSENT;
        }
        var worldly = draft.aboutTheWorld();
        if (anyIn(SAID, worldly)) {
            return REAL;
        }
        if (NoteWords.fill(text)) {
            return WEAK;
        }
        if (anyIn(WORLD, worldly)) {
            return REAL;
        }
        return text.length() <= SHORT && anyIn(NOTE, draft) ? WEAK : OPEN;
    }

    private static boolean anyIn(List<Cue> cues, Draft draft) {
        return cues.stream().anyMatch(cue -> cue.findIn(draft).isPresent());
    }
}
