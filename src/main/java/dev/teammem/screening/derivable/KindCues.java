package dev.teammem.screening.derivable;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What speaks for and against one kind.
 *
 * @param needed at least one of them must be found; none where the list is empty
 * @param cues evidence, or counter-evidence where the weight is negative
 */
record KindCues(Kind kind, List<Cue> needed, List<Cue> cues) {

    private static final String NEEDED = "needed";
    private static final int FAINT = 1;

    static final List<KindCues> ALL =
            Stream.of(Kind.values()).map(KindCues::read).toList();

    private static KindCues read(Kind kind) {
        var rows = CueTable.read(kind.rule() + ".txt").cues();
        return new KindCues(
                kind,
                rows.stream().filter(cue -> cue.label().equals(NEEDED)).toList(),
                rows.stream().filter(cue -> !cue.label().equals(NEEDED)).toList());
    }

    /** Nothing where no cue for this kind is found. */
    Optional<Evidence> weigh(Draft draft, Leaning leaning) {
        if (!needed.isEmpty()
                && needed.stream().allMatch(cue -> cue.findIn(draft).isEmpty())) {
            return Optional.empty();
        }
        var tally = Tally.of(cues, draft);
        return tally.strongest().map(segment -> new Evidence(kind, weight(tally, leaning.towards(kind)), segment));
    }

    /** A telling name alone, or a single faint cue, is no evidence that a lack of reasons could add to. */
    private int weight(Tally tally, int leaning) {
        var supported = tally.inBody() && tally.sum() > FAINT;
        return Math.min(tally.sum(), kind.most()) + (supported ? leaning : Math.min(leaning, 0));
    }
}
