package dev.teammem.db;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Statements that are used again and again on one connection, as a pool's are. */
class PreparedStatementsTest {

    @TempDir
    Path dataDir;

    private final List<AgroalDataSource> pools = new ArrayList<>();
    private Database database;

    @BeforeEach
    void poolsOfOneConnection() throws SQLException {
        SqliteFile.open(dataDir);
        database = new Database(pool(), pool());
    }

    @AfterEach
    void close() {
        pools.forEach(AgroalDataSource::close);
    }

    private AgroalDataSource pool() throws SQLException {
        var url = "jdbc:sqlite:" + dataDir.resolve("teammem.db") + "?journal_mode=WAL";
        var one = new AgroalDataSourceConfigurationSupplier()
                .connectionPoolConfiguration(
                        pool -> pool.maxSize(1).connectionFactoryConfiguration(made -> made.jdbcUrl(url)));
        pools.add(AgroalDataSource.from(one));
        return pools.get(pools.size() - 1);
    }

    @Test
    void givesEveryRunItsOwnArgumentsAndRows() {
        for (var i = 0; i < 5; i++) {
            var actor = "actor-" + i;
            database.write(tx -> tx.handle()
                    .createUpdate("insert into audit (at, actor, kind, act) values (0, :actor, 'person', 'test')")
                    .bind("actor", actor)
                    .execute());
            assertThat(actors(List.of("actor-0", actor))).contains(actor);
        }
        assertThat(actors(List.of("actor-3"))).containsExactly("actor-3");
    }

    @Test
    void aStatementInUseIsNotHandedOutASecondTime() {
        database.write(tx -> tx.handle().execute("insert into audit (at, actor, kind, act) values (0, 'a', 'b', 'c')"));
        var nested = database.read(tx -> tx.handle()
                .createQuery("select actor from audit")
                .map((row, context) -> tx.handle()
                        .createQuery("select actor from audit")
                        .mapTo(String.class)
                        .one())
                .one());
        assertThat(nested).isEqualTo("a");
    }

    @Test
    void oneThatFailedWorksAgain() {
        assertThat(addUser("ann")).isEqualTo(1);
        assertThatThrownBy(() -> addUser("ann")).hasMessageContaining("UNIQUE");
        assertThat(addUser("bob")).isEqualTo(1);
    }

    @Test
    void readersLeaveNoSnapshotOpenBehindThem() {
        actors(List.of("a"));
        database.read(tx -> tx.handle()
                .createQuery("select 1 union select 2")
                .mapTo(Integer.class)
                .findFirst());
        var other = SqliteFile.open(dataDir);
        other.write(tx -> tx.handle().execute("insert into audit (at, actor, kind, act) values (0, 'x', 'b', 'c')"));
        assertThat(actors(List.of("x"))).containsExactly("x");
    }

    @Test
    void moreTextsThanAreKeptStillWork() {
        var names = IntStream.range(0, 500).mapToObj(i -> "actor-" + i).toList();
        for (var size = 1; size <= 300; size++) {
            assertThat(actors(names.subList(0, size))).isEmpty();
        }
    }

    private int addUser(String id) {
        return database.write(tx -> tx.handle()
                .createUpdate("insert into users (id, name, created_at) values (:id, 'n', 0)")
                .bind("id", id)
                .execute());
    }

    private List<String> actors(List<String> wanted) {
        return database.read(tx -> tx.handle()
                .createQuery("select actor from audit where actor in (<wanted>) order by actor")
                .bindList("wanted", wanted)
                .mapTo(String.class)
                .list());
    }
}
