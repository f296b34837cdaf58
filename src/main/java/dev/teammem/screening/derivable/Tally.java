package dev.teammem.screening.derivable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The sum of the cues found in a draft, each label once.
 *
 * @param inBody whether some evidence stands in the body, not only in name and description
 */
record Tally(int sum, Optional<Segment> strongest, boolean inBody) {

    static Tally of(List<Cue> cues, Draft draft) {
        Map<String, Integer> byLabel = new HashMap<>();
        Segment strongest = null;
        var heaviest = 0;
        var inBody = false;
        for (var cue : cues) {
            var weight = cue.weight();
            if (Math.abs(weight) <= Math.abs(byLabel.getOrDefault(cue.label(), 0))) {
                continue;
            }
            var found = cue.findIn(draft);
            if (found.isPresent()) {
                byLabel.put(cue.label(), weight);
                inBody |= weight > 0 && found.get().field().equals("body");
                if (weight > heaviest) {
                    heaviest = weight;
                    strongest = found.get();
                }
            }
        }
        var sum = byLabel.values().stream().mapToInt(Integer::intValue).sum();
        return new Tally(sum, Optional.ofNullable(strongest), inBody);
    }
}
