package dev.teammem.store;

import dev.teammem.memory.Directory;
import dev.teammem.memory.FileState;
import dev.teammem.memory.Memory;
import dev.teammem.memory.Revision.Act;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What a write meets beside its own file: names and texts that are too much like it, and failures that tell no secret. */
abstract class TwinsContract extends MemoryStoreContract {

    private static final String SECRET = "the text that nobody else may read";

    @Test
    void namesThatDifferByCaseOrUnicodeFormAreTwins() {
        save("Straße.md", 0);
        save("other.md", 0);
        assertThat(around("STRASSE.md", "").caseTwins()).containsExactly(names("Straße.md"));
        assertThat(around("straße.md", "").caseTwins()).containsExactly(names("Straße.md"));
        assertThat(around("Straße.md", "").caseTwins()).isEmpty();
        assertThat(around("strasse-2.md", "").caseTwins()).isEmpty();
    }

    @Test
    void aForgottenNameOrTextIsNobodysTwin() {
        save("Name.md", 0);
        forget("Name.md", 1);
        assertThat(around("name.md", "digest of Name.md text 1"))
                .isEqualTo(new Surroundings(new FileState.Nothing(0), List.of(), List.of()));
        assertThat(save("name.md", 0)).isTrue();
    }

    @Test
    void memoriesThatSayTheSameAreFoundByTheirDigest() {
        save("a.md", 0);
        assertThat(around("b.md", "digest of a.md text 1").sameText()).containsExactly(names("a.md"));
        assertThat(around("a.md", "digest of a.md text 1").sameText()).isEmpty();
        assertThat(around("b.md", "digest of a.md text 2").sameText()).isEmpty();
    }

    @Test
    void twinsOfOtherDirectoriesDoNotCount() {
        var mine = new Directory.Private(team.project(), ann.user());
        write(tx -> save(tx, ann, mine, "A.md", 0));
        var around = around("a.md", "digest of A.md text 1");
        assertThat(around.caseTwins()).isEmpty();
        assertThat(around.sameText()).isEmpty();
    }

    @Test
    void theDatabaseItselfHoldsOneOfTwoNamesThatDifferByCase() {
        save("a.md", 0);
        assertThatThrownBy(() -> save("A.md", 0)).isInstanceOf(RuntimeException.class);
        assertThat(find("A.md")).isEqualTo(new FileState.Nothing(0));
        assertThat(opened().changes()).isEqualTo(1);
    }

    @Test
    void aStatementThatFailsDoesNotQuoteWhatWasBound() {
        save("a.md", 0);
        var secret = memory(team, "A.md", 1, SECRET);
        assertThatThrownBy(() -> write(tx ->
                        memories.save(tx, ann, 0, secret, revision(1, Act.REMEMBER, SECRET), "digest of a secret")))
                .satisfies(failure -> {
                    for (var each = failure; each != null; each = each.getCause()) {
                        assertThat(each.toString()).doesNotContain(SECRET).doesNotContain("digest of a secret");
                    }
                });
    }

    @Test
    void everyTextComesBackAsItWas() {
        var text = "\uFEFFline one\r\nline two\rthree\n\n\u0000? 'quoted' \"twice\" \\ 记忆 🦊 \u202E\n";
        var memory = memory(team, "odd.md", 1, text);
        write(tx -> memories.save(tx, ann, 0, memory, revision(1, Act.REMEMBER, text), "odd"));
        assertThat(((Memory) find("odd.md")).content()).isEqualTo(text);
        assertThat(all()).containsExactly(memory);
        assertThat(read(tx -> revisions.all(tx, ann, team, name("odd.md")))
                        .get(0)
                        .content())
                .isEqualTo(text);
    }

    private Surroundings around(String file, String digest) {
        return read(tx -> memories.surroundings(tx, ann, team, name(file), digest));
    }
}
