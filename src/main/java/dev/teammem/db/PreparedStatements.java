package dev.teammem.db;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Keeps statements prepared from one transaction to the next, for each connection its own: SQLite takes several times
 * longer to prepare a statement of ours than to run it, and the pool keeps connections but no statements.
 */
final class PreparedStatements extends DefaultStatementBuilder {

    /** Statements with lists have a text for each length; more of them than this are not worth the room. */
    private static final int KEPT = 200;

    private final Cache<Connection, Kept> byConnection =
            Caffeine.newBuilder().weakKeys().build();

    /** The statements of one connection, which one transaction at a time uses. */
    private static final class Kept {
        private final Map<String, PreparedStatement> idle = new HashMap<>();
        private final Map<Statement, String> busy = new IdentityHashMap<>();
    }

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        // Made on the connection below the pool's, which would close it when it takes the connection back.
        var physical = connection.unwrap(Connection.class);
        var kept = byConnection.get(physical, made -> new Kept());
        var found = kept.idle.remove(sql);
        var statement = found == null ? super.create(physical, sql, context) : found;
        kept.busy.put(statement, sql);
        return statement;
    }

    @Override
    public void close(Connection connection, String writtenSql, Statement statement) throws SQLException {
        var kept = byConnection.get(connection.unwrap(Connection.class), made -> new Kept());
        var sql = kept.busy.remove(statement);
        if (sql == null || kept.idle.size() >= KEPT || kept.idle.containsKey(sql)) {
            statement.close();
            return;
        }
        // No text of a memory stays bound.
        ((PreparedStatement) statement).clearParameters();
        kept.idle.put(sql, (PreparedStatement) statement);
    }
}
