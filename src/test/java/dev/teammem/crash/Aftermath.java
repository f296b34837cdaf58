package dev.teammem.crash;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The database file as it is found after a crash, read without the server's code. */
final class Aftermath implements AutoCloseable {

    private final Connection connection;

    Aftermath(Path dataDir) throws SQLException {
        connection = DriverManager.getConnection("jdbc:sqlite:" + dataDir.resolve("teammem.db"));
    }

    /** Texts of all revisions, by file and number as in {@code a/b.md@2}. */
    Map<String, String> revisions() throws SQLException {
        var texts = new HashMap<String, String>();
        for (var row : rows("select file || '@' || revision, content from revisions")) {
            texts.put(row.get(0), row.get(1));
        }
        return texts;
    }

    /** What the audit trail says was saved, by file and number. */
    List<String> accounted() throws SQLException {
        return rows("select substr(target, length('team/crash/') + 1) || '@' || revision from audit"
                        + " where act in ('memory.remember', 'memory.revise')")
                .stream()
                .map(row -> row.get(0))
                .toList();
    }

    int liveMemories() throws SQLException {
        return number("select count(*) from memories where state = 'live'");
    }

    /** Files whose current text is not that of their newest revision, or whose numbers have gaps: none. */
    List<List<String>> torn() throws SQLException {
        return rows("""
                select m.file from memories m
                left join revisions r on r.directory_id = m.directory_id and r.file = m.file and r.revision = m.revision
                where r.content is null or r.content <> m.content or m.revision <> (
                    select count(*) from revisions a where a.directory_id = m.directory_id and a.file = m.file)""");
    }

    /** Directories whose kept totals are not what counting gives: none. */
    List<List<String>> miscounted() throws SQLException {
        return rows("""
                select d.key from directories d
                where d.index_lines <> (select count(*) from memories m where m.directory_id = d.id and m.listed = 1)
                   or d.index_bytes <> (select coalesce(sum(m.index_bytes), 0) from memories m
                                        where m.directory_id = d.id and m.listed = 1)
                   or d.changes <> (select count(*) from revisions r where r.directory_id = d.id)""");
    }

    String integrity() throws SQLException {
        return rows("pragma integrity_check").get(0).get(0);
    }

    private int number(String sql) throws SQLException {
        return Integer.parseInt(rows(sql).get(0).get(0));
    }

    private List<List<String>> rows(String sql) throws SQLException {
        try (var statement = connection.createStatement();
                var found = statement.executeQuery(sql)) {
            var rows = new ArrayList<List<String>>();
            while (found.next()) {
                var row = new ArrayList<String>();
                for (var i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                    row.add(found.getString(i));
                }
                rows.add(row);
            }
            return rows;
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
