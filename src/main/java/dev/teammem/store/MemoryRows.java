package dev.teammem.store;

import dev.teammem.memory.Directory;
import dev.teammem.memory.FileState;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Origin;
import dev.teammem.memory.Provenance;
import dev.teammem.project.UserId;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Memories and tombstones read from rows. */
final class MemoryRows {

    static final String HEAD_COLUMNS =
            "m.file, m.revision, m.state, m.type, m.name, m.description, m.author, m.origin, m.session, m.reason,"
                    + " m.modified, m.saved, m.findings";

    private MemoryRows() {}

    static FileState state(ResultSet row, Directory directory, Supersessions supersessions) throws SQLException {
        return switch (row.getString("state")) {
            case "live" -> new Memory(head(row, directory, supersessions), row.getString("content"));
            case "forgotten" ->
                new FileState.Forgotten(
                        directory,
                        new MemoryName(row.getString("file")),
                        row.getInt("revision"),
                        provenance(row),
                        saved(row));
            default -> new FileState.Nothing(row.getInt("revision"));
        };
    }

    static MemoryHead head(ResultSet row, Directory directory, Supersessions supersessions) throws SQLException {
        var file = new MemoryName(row.getString("file"));
        return new MemoryHead(
                directory,
                file,
                row.getInt("revision"),
                MemoryType.find(row.getString("type")).orElseThrow(),
                row.getString("name"),
                row.getString("description"),
                supersessions.by(file),
                supersessions.of(file),
                provenance(row),
                Instant.ofEpochMilli(row.getLong("modified")),
                saved(row),
                FindingsJson.read(row.getString("findings")));
    }

    static Provenance provenance(ResultSet row) throws SQLException {
        return new Provenance(
                new UserId(row.getString("author")),
                Origin.of(row.getString("origin")),
                row.getString("session"),
                row.getString("reason"));
    }

    static Instant saved(ResultSet row) throws SQLException {
        return Instant.ofEpochMilli(row.getLong("saved"));
    }
}
