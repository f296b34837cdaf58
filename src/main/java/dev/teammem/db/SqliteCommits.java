package dev.teammem.db;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

import javax.sql.DataSource;

/**
 * Asks SQLite whether anybody, in this process or another, has committed since the last time: its {@code data_version},
 * which a connection sees change with every commit that is not its own. A few microseconds, on a connection that never
 * writes and waits for nobody. Thread-safe.
 */
final class SqliteCommits {

    private final DataSource source;
    private Connection connection;
    private PreparedStatement question;

    /** Counts connections, because each numbers commits in its own way. */
    private long generation;

    SqliteCommits(DataSource source) {
        this.source = source;
    }

    /** Equal to an earlier answer only if nothing was committed between the two. */
    synchronized long version() {
        try {
            if (question == null) {
                open();
            }
            try (var answer = question.executeQuery()) {
                answer.next();
                return generation << 32 | answer.getLong(1);
            }
        } catch (SQLException noAnswer) {
            // Busy or broken: a number never given before makes everybody read for themselves.
            close();
            return ++generation << 32;
        }
    }

    private void open() throws SQLException {
        generation++;
        connection = source.getConnection();
        try (var statement = connection.createStatement()) {
            statement.execute("pragma busy_timeout = 0");
        }
        question = connection.prepareStatement("pragma data_version");
    }

    private void close() {
        question = null;
        try (var broken = connection) {
            connection = null;
        } catch (SQLException e) {
            // It is given up either way.
            return;
        }
    }
}
