package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.AgentType;
import dev.teammem.memory.Directory;
import dev.teammem.project.ProjectId;
import dev.teammem.project.Role;
import dev.teammem.project.UserId;
import org.jdbi.v3.core.result.RowView;

import java.util.List;

/** Directories as rows. */
final class DirectoryRows {

    private DirectoryRows() {}

    record Row(String key, long id, long changes, int indexLines, int indexBytes, String handWritten) {
        static final Row NEW = new Row("", 0, 0, 0, 0, "");

        OpenDirectory open(Directory directory, Role role) {
            return new OpenDirectory(
                    directory,
                    id,
                    role,
                    changes,
                    indexLines,
                    indexBytes,
                    handWritten.lines().toList());
        }
    }

    static Row row(RowView view) {
        var key = view.getColumn("key", String.class);
        return key == null
                ? new Row(null, 0, 0, 0, 0, "")
                : new Row(
                        key,
                        view.getColumn("id", Long.class),
                        view.getColumn("changes", Long.class),
                        view.getColumn("index_lines", Integer.class),
                        view.getColumn("index_bytes", Integer.class),
                        view.getColumn("hand_written", String.class));
    }

    static void insert(Transaction tx, Directory directory) {
        var facts = Facts.of(directory);
        tx.handle()
                .createUpdate("""
                        insert into directories (key, kind, project_id, owner, agent, machine)
                        values (:key, :kind, :project, :owner, :agent, :machine)
                        on conflict (key) do nothing""")
                .bind("key", directory.key())
                .bind("kind", facts.kind())
                .bind("project", facts.project())
                .bind("owner", facts.owner())
                .bind("agent", facts.agent())
                .bind("machine", facts.machine())
                .execute();
    }

    static List<Directory> ofAgents(Transaction tx, ProjectId project, UserId user, String machine) {
        return tx.handle()
                .createQuery("""
                        select kind, agent from directories
                        where (kind = 'agent-user' and owner = :user)
                           or (kind = 'agent-project' and project_id = :project)
                           or (kind = 'agent-local' and project_id = :project and owner = :user and machine = :machine)
                        order by agent, kind""")
                .bind("user", user.value())
                .bind("project", project.value())
                .bind("machine", machine)
                .map((rs, ctx) ->
                        ofAgent(rs.getString("kind"), new AgentType(rs.getString("agent")), project, user, machine))
                .list();
    }

    private static Directory ofAgent(String kind, AgentType agent, ProjectId project, UserId user, String machine) {
        return switch (kind) {
            case "agent-user" -> new Directory.AgentOfUser(project, agent, user);
            case "agent-project" -> new Directory.AgentOfProject(project, agent);
            default -> new Directory.AgentOfMachine(project, agent, user, machine);
        };
    }

    /** The columns that tell one kind of directory from another; null where a kind has none. */
    private record Facts(String kind, String project, String owner, String agent, String machine) {
        static Facts of(Directory directory) {
            var project = directory.project().value();
            if (directory instanceof Directory.Private mine) {
                return new Facts("private", project, mine.owner().value(), "", "");
            }
            if (directory instanceof Directory.AgentOfUser mine) {
                return new Facts(
                        "agent-user", null, mine.owner().value(), mine.agent().value(), "");
            }
            if (directory instanceof Directory.AgentOfProject ours) {
                return new Facts("agent-project", project, null, ours.agent().value(), "");
            }
            if (directory instanceof Directory.AgentOfMachine mine) {
                var agent = mine.agent().value();
                return new Facts("agent-local", project, mine.owner().value(), agent, mine.machine());
            }
            return new Facts("team", project, null, "", "");
        }
    }
}
