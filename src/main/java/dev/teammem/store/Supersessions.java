package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.MemoryName;
import org.jdbi.v3.core.statement.Query;

import java.util.List;
import java.util.Map;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

/** Which memory of a directory replaces which. */
record Supersessions(Map<String, List<MemoryName>> bySuccessor, Map<String, List<MemoryName>> bySuperseded) {

    private static final String PAIRS = "select file, superseded from supersessions where directory_id = :directory";

    private record Pair(String file, String superseded) {}

    static Supersessions inDirectory(Transaction tx, long directory) {
        return read(tx.handle().createQuery(PAIRS).bind("directory", directory));
    }

    // Two questions, unsorted: with "or" or an order SQLite goes through the whole directory (QueryPlanTest). No memory
    // replaces itself, so no pair comes twice.
    static Supersessions around(Transaction tx, long directory, MemoryName file) {
        return read(tx.handle()
                .createQuery(PAIRS + " and file = :file union all " + PAIRS + " and superseded = :file")
                .bind("directory", directory)
                .bind("file", file.path()));
    }

    private static Supersessions read(Query query) {
        var pairs = query.map((rs, ctx) -> new Pair(rs.getString(1), rs.getString(2)))
                .list();
        return new Supersessions(
                pairs.stream().collect(groupingBy(Pair::file, mapping(p -> new MemoryName(p.superseded()), toList()))),
                pairs.stream().collect(groupingBy(Pair::superseded, mapping(p -> new MemoryName(p.file()), toList()))));
    }

    static void replace(Transaction tx, long directory, MemoryName file, List<MemoryName> superseded) {
        tx.handle()
                .createUpdate("delete from supersessions where directory_id = :directory and file = :file")
                .bind("directory", directory)
                .bind("file", file.path())
                .execute();
        for (var each : superseded) {
            tx.handle()
                    .createUpdate("insert into supersessions (directory_id, file, superseded)"
                            + " values (:directory, :file, :superseded) on conflict do nothing")
                    .bind("directory", directory)
                    .bind("file", file.path())
                    .bind("superseded", each.path())
                    .execute();
        }
    }

    /** What the memory in this file replaces. */
    List<MemoryName> by(MemoryName file) {
        return bySuccessor.getOrDefault(file.path(), List.of());
    }

    /** What replaces the memory in this file. */
    List<MemoryName> of(MemoryName file) {
        return bySuperseded.getOrDefault(file.path(), List.of());
    }
}
