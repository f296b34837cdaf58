package dev.teammem.screening.derivable;

import java.util.Comparator;
import java.util.Optional;

/**
 * What speaks for one kind, counter-evidence taken off.
 *
 * @param strongest where the heaviest cue was found
 */
record Evidence(Kind kind, int weight, Segment strongest) {

    /** From here on a memory is refused. */
    private static final int ENOUGH = 3;

    static Optional<Evidence> strongestIn(Draft draft, Leaning leaning) {
        return KindCues.ALL.stream()
                .flatMap(cues -> cues.weigh(draft, leaning).stream())
                .filter(evidence -> evidence.weight >= ENOUGH)
                .max(Comparator.comparingInt(Evidence::weight));
    }
}
