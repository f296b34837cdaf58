package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.Directory;
import dev.teammem.memory.FileState;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.Revision;
import dev.teammem.project.Caller;
import jakarta.inject.Singleton;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The current state of every file name. Each method opens the directory for its caller first and throws
 * {@code ProjectNotFound} where that fails, so nobody reads or writes what is not theirs.
 */
@Singleton
public final class MemoryStore {

    private static final String LIVE =
            " from memories m where m.directory_id = :directory and m.state = 'live' order by m.modified desc, m.file";

    private final DirectoryStore directories;
    private final RevisionStore revisions;

    public MemoryStore(DirectoryStore directories, RevisionStore revisions) {
        this.directories = directories;
        this.revisions = revisions;
    }

    public FileState find(Transaction tx, Caller caller, Directory directory, MemoryName file) {
        return current(tx, directories.open(tx, caller, directory), file);
    }

    /** What stands in the file, and which live memories of the directory are too much like it. */
    public Surroundings surroundings(
            Transaction tx, Caller caller, Directory directory, MemoryName file, String digest) {
        var opened = directories.open(tx, caller, directory);
        var caseTwins = others(tx, opened, "folded", file.folded(), file);
        var sameText = others(tx, opened, "digest", digest, file);
        sameText.removeAll(caseTwins);
        return new Surroundings(current(tx, opened, file), List.copyOf(caseTwins), List.copyOf(sameText));
    }

    private static FileState current(Transaction tx, OpenDirectory opened, MemoryName file) {
        var supersessions = Supersessions.around(tx, opened.id(), file);
        return tx.handle()
                .createQuery("select " + MemoryRows.HEAD_COLUMNS + ", m.content from memories m"
                        + " where m.directory_id = :directory and m.file = :file")
                .bind("directory", opened.id())
                .bind("file", file.path())
                .map((row, ctx) -> MemoryRows.state(row, opened.directory(), supersessions))
                .findOne()
                .orElseGet(() -> new FileState.Nothing(0));
    }

    // One question for each column, unsorted: otherwise SQLite goes through the whole directory (QueryPlanTest).
    private static TreeSet<MemoryName> others(
            Transaction tx, OpenDirectory opened, String column, String value, MemoryName file) {
        return tx.handle()
                .createQuery("select m.file from memories m where m.directory_id = :directory and m." + column
                        + " = :value and m.state = 'live' and m.file <> :file")
                .bind("directory", opened.id())
                .bind("value", value)
                .bind("file", file.path())
                .map((row, ctx) -> new MemoryName(row.getString("file")))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** All memories of a directory, newest source date first, the superseded ones included. */
    public List<MemoryHead> heads(Transaction tx, Caller caller, Directory directory) {
        var opened = directories.open(tx, caller, directory);
        var supersessions = Supersessions.inDirectory(tx, opened.id());
        return tx.handle()
                .createQuery("select " + MemoryRows.HEAD_COLUMNS + LIVE)
                .bind("directory", opened.id())
                .map((row, ctx) -> MemoryRows.head(row, directory, supersessions))
                .list();
    }

    /** All memories of a directory with their texts, newest source date first. */
    public List<Memory> all(Transaction tx, Caller caller, Directory directory) {
        var opened = directories.open(tx, caller, directory);
        var supersessions = Supersessions.inDirectory(tx, opened.id());
        return tx.handle()
                .createQuery("select " + MemoryRows.HEAD_COLUMNS + ", m.content" + LIVE)
                .bind("directory", opened.id())
                .map((row, ctx) -> new Memory(MemoryRows.head(row, directory, supersessions), row.getString("content")))
                .list();
    }

    /**
     * Atomically replaces the state that has revision {@code base} (0: the name was never used) by the memory, and
     * appends its revision. False when the file is not at {@code base} any more: someone was first, nothing is changed.
     *
     * @param digest equal for memories that say the same, see {@link Surroundings#sameText()}
     */
    public boolean save(Transaction tx, Caller caller, int base, Memory next, Revision revision, String digest) {
        return put(tx, caller, base, revision, MemoryWrite.live(next, digest));
    }

    /** Atomically replaces the memory by a tombstone; false when it is not at that revision any more. */
    public boolean forget(Transaction tx, Caller caller, MemoryHead gone, Revision tombstone) {
        return put(tx, caller, gone.revision(), tombstone, MemoryWrite.forgotten(gone));
    }

    private boolean put(Transaction tx, Caller caller, int base, Revision revision, MemoryWrite next) {
        var directory =
                directories.openForWrite(tx, caller, next.head().directory()).id();
        var file = next.head().file();
        var affected = new TreeSet<>(Supersessions.around(tx, directory, file).by(file));
        affected.addAll(next.supersedes());
        var supersedes = !affected.isEmpty();
        affected.add(file);
        var before = IndexTotals.of(tx, directory, affected);
        if (next.replace(tx, directory, base, revision) == 0) {
            return false;
        }
        if (supersedes) {
            Supersessions.replace(tx, directory, file, next.supersedes());
        }
        revisions.append(tx, directory, file, revision, next.findings());
        IndexTotals.relist(tx, directory, affected);
        IndexTotals.moved(tx, directory, before, IndexTotals.of(tx, directory, affected));
        return true;
    }
}
