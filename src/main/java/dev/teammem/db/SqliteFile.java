package dev.teammem.db;

import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** The embedded database as a file, opened without a server around it: for commands and tests. */
public final class SqliteFile {

    private SqliteFile() {}

    /** Opens {@code teammem.db} in the folder, also while a server runs on it; makes and migrates it when it is missing. */
    public static Database open(Path dataDir) {
        prepare(dataDir);
        var source = new SQLiteDataSource(config());
        source.setUrl("jdbc:sqlite:" + dataDir.resolve("teammem.db"));
        Migrations.apply(source);
        return new Database(source, source);
    }

    /** Makes the folder, readable by its owner alone where the file system knows owners. */
    static void prepare(Path dataDir) {
        if (Files.isDirectory(dataDir)) {
            return;
        }
        try {
            var posix = dataDir.getFileSystem().supportedFileAttributeViews().contains("posix");
            if (posix) {
                var ownerOnly = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
                Files.createDirectories(dataDir, ownerOnly);
            } else {
                Files.createDirectories(dataDir);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make the data folder " + dataDir + "; check teammem.data-dir.", e);
        }
    }

    // The same settings as the server's own connections, see application.properties.
    private static SQLiteConfig config() {
        var config = new SQLiteConfig();
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(5_000);
        config.enforceForeignKeys(true);
        return config;
    }
}
