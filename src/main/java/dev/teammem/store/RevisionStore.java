package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.Directory;
import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.Revision;
import dev.teammem.project.Caller;
import jakarta.inject.Singleton;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The history of memories: append-only. Asked with a directory that {@link DirectoryStore} opened for the caller. */
@Singleton
public final class RevisionStore {

    private static final String SELECT =
            "select revision, act, author, origin, session, reason, modified, saved, content from revisions"
                    + " where directory_id = :directory and file = :file";

    private final DirectoryStore directories;

    public RevisionStore(DirectoryStore directories) {
        this.directories = directories;
    }

    /** All revisions of a file, newest first; empty when there never was one. */
    public List<Revision> all(Transaction tx, Caller caller, Directory directory, MemoryName file) {
        return tx.handle()
                .createQuery(SELECT + " order by revision desc")
                .bind("directory", directories.open(tx, caller, directory).id())
                .bind("file", file.path())
                .map((row, ctx) -> revision(row))
                .list();
    }

    public Optional<Revision> find(Transaction tx, Caller caller, Directory directory, MemoryName file, int number) {
        return tx.handle()
                .createQuery(SELECT + " and revision = :number")
                .bind("directory", directories.open(tx, caller, directory).id())
                .bind("file", file.path())
                .bind("number", number)
                .map((row, ctx) -> revision(row))
                .findOne();
    }

    void append(Transaction tx, long directory, MemoryName file, Revision revision, List<Finding> findings) {
        tx.handle()
                .createUpdate("""
                        insert into revisions (directory_id, file, revision, act, author, origin, session, reason,
                                               modified, saved, findings, content)
                        values (:directory, :file, :revision, :act, :author, :origin, :session, :reason,
                                :modified, :saved, :findings, :content)""")
                .bind("directory", directory)
                .bind("file", file.path())
                .bind("revision", revision.number())
                .bind("act", revision.act().word())
                .bind("author", revision.provenance().author().value())
                .bind("origin", revision.provenance().origin().word())
                .bind("session", revision.provenance().session())
                .bind("reason", revision.provenance().reason())
                .bind("modified", revision.modified().toEpochMilli())
                .bind("saved", revision.saved().toEpochMilli())
                .bind("findings", FindingsJson.write(findings))
                .bind("content", revision.content())
                .execute();
    }

    private static Revision revision(ResultSet row) throws SQLException {
        return new Revision(
                row.getInt("revision"),
                Revision.Act.of(row.getString("act")),
                MemoryRows.provenance(row),
                Instant.ofEpochMilli(row.getLong("modified")),
                MemoryRows.saved(row),
                row.getString("content"));
    }
}
