package dev.teammem.archive;

import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.index.Indexes;
import dev.teammem.memory.Directory;
import dev.teammem.memory.Memory;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.store.DirectoryStore;
import dev.teammem.store.MemoryStore;
import dev.teammem.store.OpenDirectory;
import jakarta.inject.Singleton;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs all that a caller may read of a project, every file as it was received and dated by its source date. */
@Singleton
public final class Export {

    private final Database database;
    private final DirectoryStore directories;
    private final MemoryStore memories;
    private final Indexes indexes;
    private final Clock clock;

    public Export(Database database, DirectoryStore directories, MemoryStore memories, Indexes indexes, Clock clock) {
        this.database = database;
        this.directories = directories;
        this.memories = memories;
        this.indexes = indexes;
        this.clock = clock;
    }

    private record Packed(String path, String content, Instant time) {}

    /** @param machine the machine whose local agent directories are meant, empty when unknown */
    public byte[] zip(Caller caller, ProjectId project, String machine) {
        return zipped(database.read(tx -> {
            var files = new ArrayList<Packed>();
            for (var opened : opened(tx, caller, project, machine)) {
                files.addAll(pack(tx, caller, opened));
            }
            return files;
        }));
    }

    private List<OpenDirectory> opened(Transaction tx, Caller caller, ProjectId project, String machine) {
        var main = List.of(new Directory.Private(project, caller.user()), new Directory.Team(project));
        var opened = new ArrayList<>(directories.open(tx, caller, project, main));
        opened.addAll(directories.openAgentDirectories(tx, caller, project, machine));
        return opened;
    }

    private List<Packed> pack(Transaction tx, Caller caller, OpenDirectory opened) {
        var directory = opened.directory();
        var files = new ArrayList<Packed>();
        memories.all(tx, caller, directory).stream()
                .sorted(Comparator.comparing((Memory memory) -> memory.head().file()))
                .map(memory -> new Packed(
                        memory.head().path(), memory.content(), memory.head().modified()))
                .forEach(files::add);
        if (!opened.handWritten().isEmpty()) {
            var index = indexes.whole(tx, caller, directory) + "\n";
            files.add(new Packed(directory.folder() + "MEMORY.md", index, clock.instant()));
        }
        return files;
    }

    private static byte[] zipped(List<Packed> files) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            for (var file : files) {
                var entry = new ZipEntry(ArchivePath.ROOT + file.path());
                ZipTime.write(entry, file.time());
                zip.putNextEntry(entry);
                zip.write(file.content().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("An export cannot be packed in memory.", e);
        }
        return bytes.toByteArray();
    }
}
