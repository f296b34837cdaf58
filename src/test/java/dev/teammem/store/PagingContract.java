package dev.teammem.store;

import dev.teammem.memory.Directory;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.Revision;
import dev.teammem.memory.Revision.Act;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/** Lists that are read page by page while others go on writing. */
abstract class PagingContract extends MemoryStoreContract {

    private static final int EACH = 12;

    private Directory mine;

    @BeforeEach
    void twoDirectoriesInWhichManyMemoriesHaveTheSameDate() {
        mine = new Directory.Private(team.project(), ann.user());
        for (var i = 0; i < EACH; i++) {
            saveDated(team, "t-%02d.md".formatted(i), i / 5);
            saveDated(mine, "p-%02d.md".formatted(i), i / 5);
        }
    }

    @Test
    void pagesTogetherAreTheWholeListInItsOrder() {
        var whole = files(MemoryFilter.ALL, 1_000);
        assertThat(whole).hasSize(2 * EACH).doesNotHaveDuplicates();
        for (var size : new int[] {1, 5, 7, 24, 25}) {
            assertThat(files(MemoryFilter.ALL, size)).isEqualTo(whole);
        }
    }

    @Test
    void theNewestDateComesFirst() {
        var page = page(MemoryFilter.ALL, MemoryCursor.START, 1_000);
        assertThat(page.heads())
                .extracting(MemoryHead::modified)
                .isSortedAccordingTo((one, other) -> other.compareTo(one));
        assertThat(page.next()).isEmpty();
    }

    @Test
    void whatIsSavedMeanwhileNeitherRepeatsNorHidesOthers() {
        var whole = files(MemoryFilter.ALL, 1_000);
        var first = page(MemoryFilter.ALL, MemoryCursor.START, 10);
        saveDated(team, "newest.md", 9);
        forget(
                first.heads().stream()
                        .map(head -> head.file().path())
                        .filter(file -> file.startsWith("t-"))
                        .findFirst()
                        .orElseThrow(),
                1);
        var rest = page(MemoryFilter.ALL, MemoryCursor.parse(first.next()).orElseThrow(), 1_000);
        assertThat(rest.heads())
                .extracting(head -> head.file().path())
                .containsExactlyElementsOf(whole.subList(10, whole.size()));
    }

    @Test
    void filtersHoldOnEveryPage() {
        assertThat(files(new MemoryFilter("", "P-0", "", "", ""), 3))
                .hasSize(10)
                .allMatch(file -> file.startsWith("p-0"));
        assertThat(files(new MemoryFilter("reference", "", "ann", "person", "none"), 7))
                .hasSize(2 * EACH);
        assertThat(files(new MemoryFilter("user", "", "", "", ""), 7)).isEmpty();
        assertThat(files(new MemoryFilter("", "", "bob", "", ""), 7)).isEmpty();
        assertThat(files(new MemoryFilter("", "100%", "", "", ""), 7)).isEmpty();
        assertThat(files(new MemoryFilter("", "t_0", "", "", ""), 7)).isEmpty();
    }

    @Test
    void aCursorThatIsNotOursIsNone() {
        for (var foreign : new String[] {"x", "!!!", "MQ", "", "YSBiIGM"}) {
            assertThat(MemoryCursor.parse(foreign)).isEmpty();
        }
        var cursor = new MemoryCursor(5, 7, "folder/with-ö.md");
        assertThat(MemoryCursor.parse(cursor.text())).contains(cursor);
    }

    private void saveDated(Directory directory, String file, int day) {
        var at = Instant.parse("2026-03-01T00:00:00Z").plusSeconds(86_400L * day);
        var plain = memory(directory, file, 1, "text of " + file).head();
        var head = new MemoryHead(
                directory,
                plain.file(),
                1,
                plain.type(),
                plain.name(),
                plain.description(),
                List.of(),
                List.of(),
                plain.provenance(),
                at,
                THEN,
                List.of());
        var content = "text of " + file;
        var revision = new Revision(1, Act.REMEMBER, plain.provenance(), at, THEN, content);
        write(tx -> memories.save(tx, ann, 0, new Memory(head, content), revision, file));
    }

    private List<String> files(MemoryFilter filter, int size) {
        var files = new ArrayList<String>();
        var after = MemoryCursor.START;
        while (true) {
            var page = page(filter, after, size);
            page.heads().forEach(head -> files.add(head.file().path()));
            if (page.next().isEmpty()) {
                return files;
            }
            assertThat(page.heads()).hasSize(size);
            after = MemoryCursor.parse(page.next()).orElseThrow();
        }
    }

    private MemoryPage page(MemoryFilter filter, MemoryCursor after, int size) {
        return read(tx -> list.page(tx, ann, team.project(), List.of(team, mine), filter, after, size));
    }
}
