package dev.teammem.screening.derivable;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * One pattern of a table and what it weighs.
 *
 * @param label rows with the same label say the same thing: only the heaviest that is found counts
 * @param times how many different matches it takes
 */
record Cue(String label, int weight, Place place, int times, Pattern pattern) {

    enum Place {
        HEAD,
        FACT,
        ANY,
        WHY;

        private List<List<Segment>> partsOf(Draft draft) {
            return switch (this) {
                case HEAD -> List.of(draft.head());
                case FACT -> List.of(draft.fact());
                case ANY -> List.of(draft.fact(), draft.head());
                case WHY -> List.of(draft.why());
            };
        }
    }

    /** Where the pattern is found first, if it is found often enough. */
    Optional<Segment> findIn(Draft draft) {
        Set<String> seen = new HashSet<>();
        Segment first = null;
        for (var segments : place.partsOf(draft)) {
            for (var segment : segments) {
                var matcher = pattern.matcher(segment.folded());
                while (matcher.find()) {
                    first = first == null ? segment : first;
                    if (seen.add(matcher.group()) && seen.size() >= times) {
                        return Optional.of(first);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
