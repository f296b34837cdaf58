package dev.teammem.access;

import dev.teammem.db.Transaction;
import dev.teammem.project.Caller;
import dev.teammem.project.Project;
import dev.teammem.project.ProjectId;
import dev.teammem.project.ProjectNotFound;
import dev.teammem.project.RemoteAlias;
import dev.teammem.project.Role;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Keeps projects and the remotes they are found by. Shows a caller only the projects it belongs to. */
@Singleton
public final class ProjectStore {

    private static final String MINE = """
            from projects p
            join users u on u.id = :user
            left join members m on m.project_id = p.id and m.user_id = u.id
            where (m.user_id is not null or u.admin = 1)""";

    private final MemberStore members;
    private final Clock clock;

    public ProjectStore(MemberStore members, Clock clock) {
        this.members = members;
        this.clock = clock;
    }

    /**
     * Makes a project whose admin is the caller's user.
     *
     * @throws AlreadyTaken when the id or a remote belongs to a project already; nothing is made then
     */
    public void create(Transaction tx, Caller caller, Project project) {
        var made = tx.handle()
                .createUpdate("insert into projects (id, name, created_by, created_at)"
                        + " values (:id, :name, :user, :now) on conflict (id) do nothing")
                .bind("id", project.id().value())
                .bind("name", project.name())
                .bind("user", caller.user().value())
                .bind("now", clock.millis())
                .execute();
        if (made == 0) {
            throw new AlreadyTaken("id", "The project id '" + project.id() + "' is taken. Choose another one.");
        }
        addRemotes(tx, project);
        members.put(tx, project.id(), caller.user(), Role.ADMIN);
    }

    /** Whether an id is still free; for choosing one, not for relying on it. */
    public boolean isFree(Transaction tx, ProjectId id) {
        return tx.handle()
                        .createQuery("select count(*) from projects where id = :id")
                        .bind("id", id.value())
                        .mapTo(Integer.class)
                        .one()
                == 0;
    }

    /** @throws ProjectNotFound when there is none that the caller belongs to */
    public Project require(Transaction tx, Caller caller, ProjectId id) {
        members.membership(tx, caller, id);
        var name = tx.handle()
                .createQuery("select name from projects where id = :id")
                .bind("id", id.value())
                .mapTo(String.class)
                .one();
        return new Project(id, name, remotes(tx, id));
    }

    /** The projects the caller's credential reaches, by id. */
    public List<ProjectId> all(Transaction tx, Caller caller) {
        return tx.handle()
                .createQuery("select p.id " + MINE + " order by p.id")
                .bind("user", caller.user().value())
                .map((row, ctx) -> new ProjectId(row.getString(1)))
                .filter(caller.reach()::covers)
                .list();
    }

    /** The caller's project that has this remote. */
    public Optional<ProjectId> resolve(Transaction tx, Caller caller, RemoteAlias remote) {
        return tx.handle()
                .createQuery("select p.id " + MINE
                        + " and p.id in (select project_id from remote_aliases where alias = :alias)")
                .bind("user", caller.user().value())
                .bind("alias", remote.value())
                .map((row, ctx) -> new ProjectId(row.getString(1)))
                .filter(caller.reach()::covers)
                .findFirst();
    }

    /**
     * Gives a project another name and other remotes.
     *
     * @throws AlreadyTaken when a remote belongs to another project; nothing is changed then
     */
    public void change(Transaction tx, Caller caller, Project changed) {
        members.requireRole(tx, caller, changed.id(), Role.ADMIN);
        tx.handle()
                .createUpdate("update projects set name = :name where id = :id")
                .bind("name", changed.name())
                .bind("id", changed.id().value())
                .execute();
        tx.handle()
                .createUpdate("delete from remote_aliases where project_id = :id")
                .bind("id", changed.id().value())
                .execute();
        addRemotes(tx, changed);
    }

    private static void addRemotes(Transaction tx, Project project) {
        for (var remote : project.remotes().stream().distinct().toList()) {
            var added = tx.handle()
                    .createUpdate("insert into remote_aliases (alias, project_id) values (:alias, :id)"
                            + " on conflict (alias) do nothing")
                    .bind("alias", remote.value())
                    .bind("id", project.id().value())
                    .execute();
            if (added == 0) {
                throw new AlreadyTaken(
                        "remotes",
                        "The remote " + remote
                                + " belongs to a project already. Find it with POST /api/projects/resolve,"
                                + " or ask its admins to add you.");
            }
        }
    }

    private static List<RemoteAlias> remotes(Transaction tx, ProjectId id) {
        return tx.handle()
                .createQuery("select alias from remote_aliases where project_id = :id order by alias")
                .bind("id", id.value())
                .map((row, ctx) -> new RemoteAlias(row.getString(1)))
                .list();
    }
}
