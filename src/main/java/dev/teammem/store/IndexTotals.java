package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.MemoryName;

import java.util.Collection;

/**
 * How many of some files stand in the index of their directory, and their size there. The difference before and after a
 * write keeps the directory's totals current without counting the directory.
 */
record IndexTotals(int lines, int bytes) {

    static IndexTotals of(Transaction tx, long directory, Collection<MemoryName> files) {
        return tx.handle()
                .createQuery("select count(*), coalesce(sum(index_bytes), 0) from memories"
                        + " where directory_id = :directory and listed = 1 and file in (<files>)")
                .bind("directory", directory)
                .bindList("files", files.stream().map(MemoryName::path).toList())
                .map((rs, ctx) -> new IndexTotals(rs.getInt(1), rs.getInt(2)))
                .one();
    }

    /** Decides anew which of the files stand in the index: those that are live and that nothing replaces. */
    static void relist(Transaction tx, long directory, Collection<MemoryName> files) {
        tx.handle()
                .createUpdate("""
                        update memories set listed = case
                            when state = 'live' and not exists (
                                select 1 from supersessions s
                                where s.directory_id = memories.directory_id and s.superseded = memories.file)
                            then 1 else 0 end
                        where directory_id = :directory and file in (<files>)""")
                .bind("directory", directory)
                .bindList("files", files.stream().map(MemoryName::path).toList())
                .execute();
    }

    /** Counts a write in the directory: its totals move by the difference, its change counter by one. */
    static void moved(Transaction tx, long directory, IndexTotals before, IndexTotals after) {
        tx.handle()
                .createUpdate("update directories set changes = changes + 1, index_lines = index_lines + :lines,"
                        + " index_bytes = index_bytes + :bytes where id = :directory")
                .bind("lines", after.lines - before.lines)
                .bind("bytes", after.bytes - before.bytes)
                .bind("directory", directory)
                .execute();
    }
}
