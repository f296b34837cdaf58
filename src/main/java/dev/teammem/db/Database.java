package dev.teammem.db;

import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;

import java.util.function.Function;

import javax.sql.DataSource;

/**
 * Runs work in a transaction that commits when the work returns and rolls back when it throws. Thread-safe; do not nest.
 */
public final class Database {

    private final Jdbi writer;
    private final Jdbi reader;
    private final SqliteCommits commits;

    /**
     * @param writer connections that begin with the write lock, so that what was read in a transaction still holds when
     *     it writes
     * @param reader connections that see the last committed state and wait for nobody
     */
    public Database(DataSource writer, DataSource reader) {
        this.writer = discreet(writer);
        this.reader = discreet(reader);
        this.commits = new SqliteCommits(reader);
    }

    // By default a failed statement quotes its arguments, and with them the text of a memory, into the log.
    private static Jdbi discreet(DataSource source) {
        var jdbi = Jdbi.create(source);
        var statements = new PreparedStatements();
        jdbi.setStatementBuilderFactory(connection -> statements);
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
        return jdbi;
    }

    /** One consistent look at the data. Writing here is a defect. */
    public <T> T read(Function<Transaction, T> work) {
        return reader.inTransaction(handle -> work.apply(new Transaction(handle)));
    }

    /** Acknowledged means durable: returns after the commit has reached the disk. */
    public <T> T write(Function<Transaction, T> work) {
        return writer.inTransaction(handle -> work.apply(new Transaction(handle)));
    }

    /** A memory of reads that ends with the next commit; holds up to {@code size} values. */
    public <K, V> UntilNextCommit<K, V> untilNextCommit(long size) {
        return new UntilNextCommit<>(this, size);
    }

    long version() {
        return commits.version();
    }
}
