package dev.teammem.remember;

import dev.teammem.memory.FileState;
import dev.teammem.memory.Finding;
import dev.teammem.memory.Memory;
import dev.teammem.screening.Door;
import dev.teammem.store.Surroundings;

/** Names and texts of the same directory that are too much alike. */
final class Twins {

    private Twins() {}

    static Draft judge(Draft draft, Surroundings around) {
        var judged = draft;
        if (!around.caseTwins().isEmpty()) {
            var twin = around.caseTwins().get(0);
            judged = judged.and(Finding.error(
                    Finding.Gate.FORM,
                    "name-twin",
                    "file",
                    "The name differs from " + twin + " only by case or Unicode form; many file systems hold just one.",
                    "Revise " + twin + " instead, or choose another name."));
        }
        if (!around.sameText().isEmpty()) {
            var twin = around.sameText().get(0);
            judged = judged.and(Finding.warning(
                    Finding.Gate.TWIN,
                    "twin-identical",
                    "body",
                    draft.directory().pathOf(twin) + " has the same description and body.",
                    "Revise " + twin + " instead of keeping the same memory twice."));
        }
        return judged;
    }

    /**
     * Whether a new file would only repeat another memory. A directory that is carried in may hold the same text twice and
     * comes out as it went in; there the warning has to do.
     */
    static boolean sayItAlready(Draft draft, Surroundings around) {
        return !around.sameText().isEmpty() && isNew(around.current()) && draft.door() == Door.REQUEST;
    }

    private static boolean isNew(FileState current) {
        return !(current instanceof Memory);
    }
}
