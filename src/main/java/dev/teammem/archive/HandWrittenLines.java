package dev.teammem.archive;

import dev.teammem.audit.AuditEvent;
import dev.teammem.audit.AuditStore;
import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.project.Caller;
import dev.teammem.store.DirectoryStore;
import dev.teammem.store.MemoryStore;
import jakarta.inject.Singleton;

import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;

/** Keeps the lines of an imported {@code MEMORY.md} that people wrote: those that stand for no memory of the directory. */
@Singleton
public final class HandWrittenLines {

    private static final Pattern ENTRY = Pattern.compile("\\s*[-*] \\[.*]\\(([^)]+)\\).*");
    private static final String OUR_WARNING = "> WARNING: this MEMORY.md is over its limit";

    private final Database database;
    private final DirectoryStore directories;
    private final MemoryStore memories;
    private final AuditStore audit;

    public HandWrittenLines(Database database, DirectoryStore directories, MemoryStore memories, AuditStore audit) {
        this.database = database;
        this.directories = directories;
        this.memories = memories;
        this.audit = audit;
    }

    /** The lines that were not kept before, now kept unless the run is dry. */
    List<String> keep(Caller caller, Directory directory, String index, boolean dryRun) {
        if (dryRun) {
            return database.read(tx -> fresh(tx, caller, directory, index));
        }
        return database.write(tx -> {
            var lines = fresh(tx, caller, directory, index);
            if (!lines.isEmpty()) {
                directories.keepHandWritten(tx, caller, directory, lines);
                audit.append(tx, event(caller, directory));
            }
            return lines;
        });
    }

    private List<String> fresh(Transaction tx, Caller caller, Directory directory, String index) {
        var known = new HashSet<>(directories.open(tx, caller, directory).handWritten());
        var files = new HashSet<String>();
        memories.heads(tx, caller, directory).stream().map(MemoryHead::file).forEach(file -> files.add(file.path()));
        return index.replaceFirst("^\\uFEFF", "")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith(OUR_WARNING) && !standsFor(line, files))
                .filter(known::add)
                .toList();
    }

    private static boolean standsFor(String line, HashSet<String> files) {
        var entry = ENTRY.matcher(line);
        return entry.matches() && files.contains(entry.group(1).replaceFirst("^\\./", ""));
    }

    private static AuditEvent event(Caller caller, Directory directory) {
        var kind = caller instanceof Caller.Agent ? "agent" : "person";
        var target = directory.key() + "/MEMORY.md";
        return new AuditEvent(
                caller.user().value(), kind, "index.keep", directory.project().value(), target, 0);
    }
}
