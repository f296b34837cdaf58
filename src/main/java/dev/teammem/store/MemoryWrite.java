package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.Finding;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.Revision;

import java.util.List;

/** What becomes of a file name: the row that replaces its present one. */
record MemoryWrite(MemoryHead head, String state, String digest, String content) {

    private static final String INSERT = """
            insert into memories (directory_id, file, folded, revision, state, type, name, description, digest,
                listed, index_bytes, author, origin, session, reason, modified, saved, severity, findings, content)
            values (:directory, :file, :folded, :revision, :state, :type, :name, :description, :digest,
                0, :bytes, :author, :origin, :session, :reason, :modified, :saved, :severity, :findings, :content)
            on conflict (directory_id, file) do nothing""";

    private static final String UPDATE = """
            update memories set revision = :revision, state = :state, type = :type, name = :name,
                description = :description, digest = :digest, index_bytes = :bytes, author = :author,
                origin = :origin, session = :session, reason = :reason, modified = :modified, saved = :saved,
                severity = :severity, findings = :findings, content = :content
            where directory_id = :directory and file = :file and revision = :base""";

    static MemoryWrite live(Memory memory, String digest) {
        return new MemoryWrite(memory.head(), "live", digest, memory.content());
    }

    static MemoryWrite forgotten(MemoryHead gone) {
        return new MemoryWrite(gone, "forgotten", "", "");
    }

    List<MemoryName> supersedes() {
        return state.equals("live") ? head.supersedes() : List.of();
    }

    List<Finding> findings() {
        return state.equals("live") ? head.findings() : List.of();
    }

    /** Rows changed: 0 when the file is not at {@code base} any more. */
    int replace(Transaction tx, long directory, int base, Revision revision) {
        var update = base == 0
                ? tx.handle().createUpdate(INSERT)
                : tx.handle().createUpdate(UPDATE).bind("base", base);
        return update.bind("directory", directory)
                .bind("file", head.file().path())
                .bind("folded", head.file().folded())
                .bind("revision", revision.number())
                .bind("state", state)
                .bind("type", head.type().word())
                .bind("name", head.name())
                .bind("description", head.description())
                .bind("digest", digest)
                .bind("bytes", head.indexLine().bytes())
                .bind("author", revision.provenance().author().value())
                .bind("origin", revision.provenance().origin().word())
                .bind("session", revision.provenance().session())
                .bind("reason", revision.provenance().reason())
                .bind("modified", revision.modified().toEpochMilli())
                .bind("saved", revision.saved().toEpochMilli())
                .bind("severity", FindingsJson.gravest(findings()))
                .bind("findings", FindingsJson.write(findings()))
                .bind("content", content)
                .execute();
    }
}
