package dev.teammem.access;

import dev.teammem.clock.SystemClock;
import dev.teammem.db.Database;
import dev.teammem.db.SqliteFile;
import dev.teammem.project.UserId;
import dev.teammem.testing.Together;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;

import static org.assertj.core.api.Assertions.assertThat;

class SignInLinkStoreTest {

    private static final UserId ANN = new UserId("ann");

    @TempDir
    Path dataDir;

    private final SignInLinkStore links = new SignInLinkStore(SystemClock.utc());
    private Database database;

    @BeforeEach
    void aUser() {
        database = SqliteFile.open(dataDir);
        database.write(tx -> new UserStore(SystemClock.utc()).ensure(tx, ANN));
    }

    @Test
    void aLinkSignsInOnce() {
        var code = database.write(tx -> links.make(tx, ANN));
        assertThat(find(code)).contains(ANN);
        assertThat(use(code)).contains(ANN);
        assertThat(use(code)).isEmpty();
        assertThat(find(code)).isEmpty();
    }

    @Test
    void ofTwoBrowsersWithTheSameLinkOneGetsIn() throws Exception {
        for (var round = 0; round < 20; round++) {
            var code = database.write(tx -> links.make(tx, ANN));
            assertThat(Together.run(2, browser -> use(code)))
                    .containsExactlyInAnyOrder(Optional.of(ANN), Optional.empty());
        }
    }

    private Optional<UserId> find(String code) {
        return database.read(tx -> links.find(tx, code));
    }

    private Optional<UserId> use(String code) {
        return database.write(tx -> links.use(tx, code));
    }
}
