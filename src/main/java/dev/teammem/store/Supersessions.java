package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.MemoryName;

import java.util.List;
import java.util.Map;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

/** Which memory of a directory replaces which. */
record Supersessions(Map<String, List<MemoryName>> bySuccessor, Map<String, List<MemoryName>> bySuperseded) {

    private record Pair(String file, String superseded) {}

    static Supersessions inDirectory(Transaction tx, long directory) {
        return read(tx, directory, "", "");
    }

    static Supersessions around(Transaction tx, long directory, MemoryName file) {
        return read(tx, directory, " and (file = :file or superseded = :file)", file.path());
    }

    private static Supersessions read(Transaction tx, long directory, String condition, String file) {
        var pairs = tx.handle()
                .createQuery("select file, superseded from supersessions where directory_id = :directory" + condition
                        + " order by file, superseded")
                .bind("directory", directory)
                .bindMap(condition.isEmpty() ? Map.of() : Map.of("file", file))
                .map((rs, ctx) -> new Pair(rs.getString(1), rs.getString(2)))
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
