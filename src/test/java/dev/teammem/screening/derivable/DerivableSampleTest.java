package dev.teammem.screening.derivable;

import dev.teammem.screening.derivable.Drafts.Labelled;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;

/** The labelled drafts: a number that may not fall. Prints every miss, and the soft ones apart. */
class DerivableSampleTest {

    private final DerivableGate gate = new DerivableGate();

    @ParameterizedTest
    @ValueSource(strings = {"derivable.jsonl", "derivable-ours.jsonl"})
    void mostOfTheDerivableIsRefusedAndHardlyAKeeper(String file) {
        var drafts = Drafts.labelled(file);
        var hard = drafts.stream().filter(draft -> !draft.soft()).toList();
        report(file, hard);
        report(file + ", soft", drafts.stream().filter(Labelled::soft).toList());

        assertThat(shareRefused(hard, true)).as("recall").isGreaterThanOrEqualTo(0.8);
        assertThat(shareRefused(hard, false)).as("keepers refused").isLessThanOrEqualTo(0.02);
    }

    private double shareRefused(List<Labelled> drafts, boolean refuse) {
        return drafts.stream()
                .filter(draft -> draft.refuse() == refuse)
                .mapToInt(draft -> isRefused(draft) ? 1 : 0)
                .average()
                .orElse(0);
    }

    private boolean isRefused(Labelled draft) {
        return !gate.judge(draft.text(), true, Instructions.NONE).isEmpty();
    }

    private void report(String title, List<Labelled> drafts) {
        System.out.println("== " + title);
        System.out.println("by language: " + refusedOf(drafts, Labelled::lang));
        System.out.println("by kind: " + refusedOf(drafts, Labelled::kind));
        drafts.stream()
                .filter(draft -> isRefused(draft) != draft.refuse())
                .forEach(draft -> System.out.println("  miss " + draft.id() + " " + draft.kind() + " "
                        + draft.text().name().text() + " / "
                        + draft.text().body().replace("\n", " ")));
    }

    private Map<String, String> refusedOf(List<Labelled> drafts, Function<Labelled, String> group) {
        return drafts.stream()
                .collect(Collectors.groupingBy(
                        draft -> (draft.refuse() ? "refuse " : "keep ") + group.apply(draft),
                        TreeMap::new,
                        Collectors.collectingAndThen(
                                Collectors.toList(),
                                all -> all.stream().filter(this::isRefused).count() + "/" + all.size())));
    }
}
