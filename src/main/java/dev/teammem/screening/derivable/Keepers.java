package dev.teammem.screening.derivable;

import java.util.List;
import java.util.Set;

/**
 * What speaks for keeping a memory, whichever kind it resembles: decisions, constraints, wishes, pointers, warnings.
 * A label {@code order!fix-recipe} does not count against a fix recipe, whose steps are orders, too.
 *
 * @param found the cues that the memory holds
 */
record Keepers(List<Cue> found) {

    private static final List<Cue> CUES = CueTable.read("keep.txt").cues();

    static Keepers in(Draft draft) {
        var worldly = draft.aboutTheWorld();
        return new Keepers(
                CUES.stream().filter(cue -> cue.findIn(worldly).isPresent()).toList());
    }

    /** Zero, or how much to take off what speaks for this kind. */
    int against(Kind kind) {
        return found.stream()
                .filter(cue -> !exceptions(cue.label()).contains(kind.rule()))
                .mapToInt(Cue::weight)
                .sum();
    }

    private static Set<String> exceptions(String label) {
        var mark = label.indexOf('!');
        return mark < 0 ? Set.of() : Set.of(label.substring(mark + 1).split(","));
    }
}
