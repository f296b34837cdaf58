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

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

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
        return surroundings(tx, caller, directory, file, "").current();
    }

    /** What stands in the file, and which live memories of the directory are too much like it. */
    public Surroundings surroundings(
            Transaction tx, Caller caller, Directory directory, MemoryName file, String digest) {
        var opened = directories.open(tx, caller, directory);
        var supersessions = Supersessions.around(tx, opened.id(), file);
        FileState current = new FileState.Nothing(0);
        var caseTwins = new ArrayList<MemoryName>();
        var sameText = new ArrayList<MemoryName>();
        var rows = tx.handle()
                .createQuery("select " + MemoryRows.HEAD_COLUMNS + ", m.content, m.folded, m.digest from memories m"
                        + " where m.directory_id = :directory and (m.file = :file"
                        + " or (m.folded = :folded and m.state = 'live') or (m.digest = :digest and m.state = 'live'))")
                .bind("directory", opened.id())
                .bind("file", file.path())
                .bind("folded", file.folded())
                .bind("digest", digest)
                .map((row, ctx) -> new Neighbour(
                        new MemoryName(row.getString("file")),
                        row.getString("folded"),
                        row.getString("digest"),
                        MemoryRows.state(row, directory, supersessions)))
                .list();
        for (var row : rows) {
            if (row.file.equals(file)) {
                current = row.state;
            } else if (row.folded.equals(file.folded())) {
                caseTwins.add(row.file);
            } else {
                sameText.add(row.file);
            }
        }
        return new Surroundings(current, caseTwins, sameText);
    }

    private record Neighbour(MemoryName file, String folded, String digest, FileState state) {}

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
