package dev.teammem.store;

import dev.teammem.db.Database;
import dev.teammem.db.SqliteFile;
import dev.teammem.db.Transaction;
import dev.teammem.memory.Revision.Act;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import static org.assertj.core.api.Assertions.assertThat;

/** Reading or saving one memory takes as long in a full directory as in an empty one. */
class QueryPlanTest extends MemoryStoreContract {

    @TempDir
    Path dataDir;

    @Override
    Database open() {
        return SqliteFile.open(dataDir);
    }

    @Test
    void noStatementAboutOneFileGoesThroughAWholeDirectory() {
        save("old.md", 0);
        var plans = write(tx -> {
            var statements = listen(tx);
            memories.surroundings(tx, ann, team, name("new.md"), "digest");
            save(tx, ann, team, "new.md", 0, "old.md");
            save(tx, ann, team, "new.md", 1);
            memories.find(tx, ann, team, name("new.md"));
            memories.forget(tx, ann, memory(team, "new.md", 2, "").head(), revision(3, Act.FORGET, ""));
            revisions.all(tx, ann, team, name("new.md"));
            return List.copyOf(statements).stream()
                    .flatMap(sql -> plan(tx, sql).stream().map(step -> step + " <- " + sql))
                    .toList();
        });
        assertThat(plans).hasSizeGreaterThan(10).noneMatch(QueryPlanTest::readsTheWholeDirectory);
    }

    private static boolean readsTheWholeDirectory(String step) {
        return step.startsWith("SCAN ") || step.matches("(?s)SEARCH .*\\(directory_id=\\?\\) <- .*");
    }

    private static Set<String> listen(Transaction tx) {
        var statements = new LinkedHashSet<String>();
        tx.handle().setSqlLogger(new SqlLogger() {
            @Override
            public void logAfterExecution(StatementContext context) {
                statements.add(context.getParsedSql().getSql());
            }
        });
        return statements;
    }

    private static List<String> plan(Transaction tx, String sql) {
        var steps = new ArrayList<String>();
        try (var statement = tx.handle().getConnection().createStatement();
                var rows = statement.executeQuery("explain query plan " + sql)) {
            while (rows.next()) {
                steps.add(rows.getString("detail"));
            }
            return steps;
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }
}
