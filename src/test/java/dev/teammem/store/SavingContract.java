package dev.teammem.store;

import dev.teammem.memory.FileState;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.Revision.Act;
import dev.teammem.testing.Together;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Writing one file: compare-and-set, all or nothing, totals and change counter. */
abstract class SavingContract extends MemoryStoreContract {

    @Test
    void whatWasSavedIsFoundAsItWas() {
        assertThat(save("a.md", 0)).isTrue();
        assertThat(find("a.md")).isEqualTo(memory(team, "a.md", 1, "a.md text 1"));
        assertThat(history("a.md")).containsExactly(revision(1, Act.REMEMBER, "a.md text 1"));
        assertThat(find("b.md")).isEqualTo(new FileState.Nothing(0));
    }

    @Test
    void savingIsFalseForWhoeverComesSecondAndChangesNothing() {
        save("a.md", 0);
        save("a.md", 1);
        var before = opened();
        for (var stale : new int[] {0, 1, 3}) {
            assertThat(save("a.md", stale)).isFalse();
        }
        assertThat(save("never-there.md", 1)).isFalse();
        assertThat(opened()).isEqualTo(before);
        assertThat(numbers("a.md")).containsExactly(2, 1);
        assertThat(find("a.md").revision()).isEqualTo(2);
    }

    @Test
    void forgettingLeavesATombstoneThatAStaleWriterCannotReplace() {
        save("a.md", 0);
        assertThat(forget("a.md", 2)).isFalse();
        assertThat(forget("a.md", 1)).isTrue();
        assertThat(forget("a.md", 1)).isFalse();
        assertThat(save("a.md", 0)).isFalse();
        assertThat(save("a.md", 1)).isFalse();
        assertThat(find("a.md")).isEqualTo(new FileState.Forgotten(team, name("a.md"), 2, by("ann"), THEN));
        assertThat(save("a.md", 2)).isTrue();
        assertThat(numbers("a.md")).containsExactly(3, 2, 1);
    }

    @Test
    void aTransactionThatFailsLeavesNothing() {
        var before = opened();
        assertThatThrownBy(() -> write(tx -> {
                    assertThat(save(tx, ann, team, "a.md", 0)).isTrue();
                    throw new IllegalStateException("after the save");
                }))
                .hasMessage("after the save");
        assertThat(find("a.md")).isEqualTo(new FileState.Nothing(0));
        assertThat(numbers("a.md")).isEmpty();
        assertThat(opened()).isEqualTo(before);
    }

    @Test
    void ofManyWhoSaveOverTheSameRevisionOneIsFirst() throws Exception {
        save("a.md", 0);
        for (var base = 1; base <= 10; base++) {
            var known = base;
            var results = Together.run(4, writer -> save("a.md", known));
            assertThat(results).containsExactlyInAnyOrder(true, false, false, false);
        }
        assertThat(numbers("a.md")).hasSize(11);
        assertThat(opened().changes()).isEqualTo(11);
    }

    @Test
    void totalsFollowTheIndexAndTheCounterEveryChange() {
        assertThat(opened().changes()).isZero();
        save("a.md", 0);
        save("b.md", 0);
        save("a.md", 1);
        assertTotals(3, "a.md", "b.md");
        forget("b.md", 1);
        assertTotals(4, "a.md");
        save("b.md", 2);
        assertTotals(5, "a.md", "b.md");
    }

    @Test
    void whatIsSupersededLeavesTheIndexUntilItsSuccessorIsForgotten() {
        save("old.md", 0);
        save("new.md", 0, "old.md");
        assertTotals(2, "new.md");
        assertThat(supersededBy("old.md")).containsExactly(names("new.md"));
        assertThat(((Memory) find("new.md")).head().supersedes()).containsExactly(names("old.md"));
        forget("new.md", 1);
        assertTotals(3, "old.md");
        assertThat(supersededBy("old.md")).isEmpty();
    }

    @Test
    void aSuccessorThatNoLongerSaysSoGivesBackWhatItReplaced() {
        save("one.md", 0);
        save("two.md", 0);
        save("new.md", 0, "one.md", "two.md", "later.md");
        assertTotals(3, "new.md");
        save("later.md", 0);
        assertTotals(4, "new.md");
        save("new.md", 1, "two.md");
        assertTotals(5, "new.md", "one.md", "later.md");
        save("two.md", 1);
        assertTotals(6, "new.md", "one.md", "later.md");
    }

    @Test
    void whatTwoReplaceComesBackWhenBothAreGone() {
        save("old.md", 0);
        save("new.md", 0, "old.md");
        save("other.md", 0, "old.md");
        forget("new.md", 1);
        assertTotals(4, "other.md");
        forget("other.md", 1);
        assertTotals(5, "old.md");
    }

    private Iterable<MemoryName> supersededBy(String file) {
        return ((Memory) find(file)).head().supersededBy();
    }

    private void assertTotals(int changes, String... listed) {
        var opened = opened();
        assertThat(opened.changes()).isEqualTo(changes);
        assertThat(opened.indexLines()).isEqualTo(listed.length);
        assertThat(opened.indexBytes()).isEqualTo(indexBytes(listed));
        assertThat(heads())
                .filteredOn(head -> head.supersededBy().isEmpty())
                .extracting(head -> head.file().path())
                .containsExactlyInAnyOrder(listed);
    }
}
