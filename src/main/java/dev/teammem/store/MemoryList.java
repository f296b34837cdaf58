package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import jakarta.inject.Singleton;

import java.util.List;
import java.util.Locale;

import static java.util.stream.Collectors.toMap;

/** Lists memories of several directories together, newest source date first, page by page. */
@Singleton
public final class MemoryList {

    private static final String SELECT = "select m.directory_id, " + MemoryRows.HEAD_COLUMNS + """
             from memories m
            where m.state = 'live' and m.directory_id in (<directories>)
              and (m.modified < :modified
                   or (m.modified = :modified and (m.directory_id > :after
                       or (m.directory_id = :after and m.file > :file))))
              and (:type = '' or m.type = :type)
              and (:author = '' or m.author = :author)
              and (:origin = '' or m.origin = :origin)
              and (:finding = '' or m.severity = :finding)
              and (:words = '' or lower(m.name || ' ' || m.description || ' ' || m.content) like :words escape '!')
            order by m.modified desc, m.directory_id, m.file
            limit :limit""";

    private final DirectoryStore directories;

    public MemoryList(DirectoryStore directories) {
        this.directories = directories;
    }

    private record Found(MemoryHead head, long directory) {}

    /** At most {@code limit} memories after the cursor, of those directories that the caller may open: all, or none. */
    public MemoryPage page(
            Transaction tx,
            Caller caller,
            ProjectId project,
            List<Directory> wanted,
            MemoryFilter filter,
            MemoryCursor after,
            int limit) {
        var opened = directories.open(tx, caller, project, wanted).stream()
                .filter(each -> each.id() != 0)
                .toList();
        if (opened.isEmpty()) {
            return new MemoryPage(List.of(), "");
        }
        var byId = opened.stream().collect(toMap(OpenDirectory::id, OpenDirectory::directory));
        var supersessions = byId.keySet().stream().collect(toMap(id -> id, id -> Supersessions.inDirectory(tx, id)));
        var found = tx.handle()
                .createQuery(SELECT)
                .bindList("directories", List.copyOf(byId.keySet()))
                .bind("modified", after.modified())
                .bind("after", after.directory())
                .bind("file", after.file())
                .bind("type", filter.type())
                .bind("author", filter.author())
                .bind("origin", filter.origin())
                .bind("finding", filter.finding())
                .bind("words", like(filter.words()))
                .bind("limit", limit + 1)
                .map((row, ctx) -> {
                    var id = row.getLong("directory_id");
                    return new Found(MemoryRows.head(row, byId.get(id), supersessions.get(id)), id);
                })
                .list();
        var heads = found.stream().limit(limit).map(Found::head).toList();
        return new MemoryPage(
                heads, found.size() > limit ? cursor(found.get(limit - 1)).text() : "");
    }

    private static MemoryCursor cursor(Found last) {
        return new MemoryCursor(
                last.head().modified().toEpochMilli(),
                last.directory(),
                last.head().file().path());
    }

    private static String like(String words) {
        return words.isBlank()
                ? ""
                : "%" + words.strip().toLowerCase(Locale.ROOT).replaceAll("[!%_]", "!$0") + "%";
    }
}
