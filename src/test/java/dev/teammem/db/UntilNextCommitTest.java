package dev.teammem.db;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class UntilNextCommitTest {

    private static final String COUNT = "select count(*) from audit";
    private static final String ADD = "insert into audit (at, actor, kind, act) values (0, 'ann', 'person', 'test')";

    @TempDir
    Path dataDir;

    private Database database;
    private UntilNextCommit<String, Integer> counts;
    private int reads;

    @BeforeEach
    void open() {
        database = SqliteFile.open(dataDir);
        counts = database.untilNextCommit(10);
    }

    @Test
    void readsOnceWhileNobodyCommits() {
        assertThat(counts.find("rows")).isEmpty();
        assertThat(count()).isZero();
        assertThat(count()).isZero();
        assertThat(counts.find("rows")).contains(0);
        assertThat(counts.find("other")).isEmpty();
        assertThat(reads).isEqualTo(1);
    }

    @Test
    void everyCommitEndsWhatWasKept() {
        for (var rows = 0; rows < 50; rows++) {
            assertThat(count()).isEqualTo(rows);
            add(database);
            assertThat(counts.find("rows")).isEmpty();
        }
    }

    @Test
    void aCommitOfAnotherProcessEndsItToo() {
        count();
        add(SqliteFile.open(dataDir));
        assertThat(count()).isEqualTo(1);
    }

    @Test
    void whatWasRolledBackEndsNothing() {
        count();
        assertThatThrownBy(() -> database.write(tx -> {
                    tx.handle().execute(ADD);
                    throw new IllegalStateException("rolled back");
                }))
                .hasMessage("rolled back");
        assertThat(counts.find("rows")).contains(0);
    }

    @Test
    void aReadThatFailsIsNotKept() {
        assertThatThrownBy(() -> counts.get("rows", tx -> {
                    throw new IllegalStateException("no answer");
                }))
                .hasMessage("no answer");
        assertThat(count()).isZero();
    }

    private int count() {
        return counts.get("rows", tx -> {
            reads++;
            return tx.handle().createQuery(COUNT).mapTo(Integer.class).one();
        });
    }

    private static void add(Database database) {
        database.write(tx -> tx.handle().execute(ADD));
    }
}
