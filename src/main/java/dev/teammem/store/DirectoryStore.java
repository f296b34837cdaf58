package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.Directory;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.project.ProjectNotFound;
import dev.teammem.project.Role;
import jakarta.inject.Singleton;
import org.jdbi.v3.core.result.RowView;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Opens directories: the gate every read and write of a memory passes. */
@Singleton
public final class DirectoryStore {

    private static final String OPEN = """
            select case when u.admin = 1 then 'admin' else m.role end as role,
                   d.key, d.id, d.changes, d.index_lines, d.index_bytes, d.hand_written
            from projects p
            join users u on u.id = :user
            left join members m on m.project_id = p.id and m.user_id = u.id
            left join directories d on d.key in (<keys>)
            where p.id = :project and (m.user_id is not null or u.admin = 1)""";

    /** @throws ProjectNotFound when the caller is no member of the directory's project or the directory is another's */
    public OpenDirectory open(Transaction tx, Caller caller, Directory directory) {
        return open(tx, caller, directory.project(), List.of(directory)).get(0);
    }

    /** Opens several directories of one project in one statement, in the order asked for. */
    public List<OpenDirectory> open(
            Transaction tx, Caller caller, ProjectId project, List<? extends Directory> directories) {
        var allowed = caller.reach().covers(project)
                && directories.stream()
                        .allMatch(each -> each.project().equals(project) && each.opensFor(caller.user()));
        if (!allowed) {
            throw new ProjectNotFound(project);
        }
        var found = tx.handle()
                .createQuery(OPEN)
                .bindList("keys", directories.stream().map(Directory::key).toList())
                .bind("user", caller.user().value())
                .bind("project", project.value())
                .reduceRows(new Found(), Found::add);
        var role = caller.limit(Role.find(found.role).orElseThrow(() -> new ProjectNotFound(project)));
        return directories.stream().map(each -> found.open(each, role)).toList();
    }

    /** Opens a directory for writing; its row is made with the first write. */
    public OpenDirectory openForWrite(Transaction tx, Caller caller, Directory directory) {
        var opened = open(tx, caller, directory);
        if (opened.id() != 0) {
            return opened;
        }
        DirectoryRows.insert(tx, directory);
        return open(tx, caller, directory);
    }

    /** The agent directories that the caller may open in a project; those of a machine only for that machine. */
    public List<OpenDirectory> openAgentDirectories(Transaction tx, Caller caller, ProjectId project, String machine) {
        open(tx, caller, new Directory.Team(project));
        var directories = DirectoryRows.ofAgents(tx, project, caller.user(), machine);
        return directories.isEmpty() ? List.of() : open(tx, caller, project, directories);
    }

    /** Appends to the part of an index that people wrote. */
    public void keepHandWritten(Transaction tx, Caller caller, Directory directory, List<String> lines) {
        var opened = openForWrite(tx, caller, directory);
        tx.handle()
                .createUpdate("update directories set hand_written = hand_written || :lines, changes = changes + 1"
                        + " where id = :id")
                .bind("lines", String.join("\n", lines) + "\n")
                .bind("id", opened.id())
                .execute();
    }

    /** What one run of {@link #OPEN} brought back. */
    private static final class Found {
        private String role = "";
        private final Map<String, DirectoryRows.Row> rows = new HashMap<>();

        Found add(RowView view) {
            role = view.getColumn("role", String.class);
            var row = DirectoryRows.row(view);
            if (row.key() != null) {
                rows.put(row.key(), row);
            }
            return this;
        }

        OpenDirectory open(Directory directory, Role withRole) {
            return rows.getOrDefault(directory.key(), DirectoryRows.Row.NEW).open(directory, withRole);
        }
    }
}
