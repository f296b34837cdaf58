package dev.teammem.store;

import dev.teammem.db.Database;
import dev.teammem.db.SqliteFile;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** The promises of the store on the embedded database. */
class SqliteMemoryStoreTest {

    @TempDir
    static Path dataDir;

    private static int databases;

    private static Database fresh() {
        return SqliteFile.open(dataDir.resolve("database-" + databases++));
    }

    @Nested
    class Saving extends SavingContract {
        @Override
        Database open() {
            return fresh();
        }
    }

    @Nested
    class Twins extends TwinsContract {
        @Override
        Database open() {
            return fresh();
        }
    }

    @Nested
    class Scope extends ScopeContract {
        @Override
        Database open() {
            return fresh();
        }
    }

    @Nested
    class Paging extends PagingContract {
        @Override
        Database open() {
            return fresh();
        }
    }
}
