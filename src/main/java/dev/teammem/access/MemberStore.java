package dev.teammem.access;

import dev.teammem.db.Transaction;
import dev.teammem.project.Caller;
import dev.teammem.project.Membership;
import dev.teammem.project.ProjectId;
import dev.teammem.project.ProjectNotFound;
import dev.teammem.project.Role;
import dev.teammem.project.UserId;
import jakarta.inject.Singleton;

import java.util.List;

/** Keeps who belongs to which project, and as what. */
@Singleton
public final class MemberStore {

    /** @throws ProjectNotFound when the caller does not belong to the project */
    public Membership membership(Transaction tx, Caller caller, ProjectId project) {
        if (!caller.reach().covers(project)) {
            throw new ProjectNotFound(project);
        }
        var granted = tx.handle()
                .createQuery("""
                        select case when u.admin = 1 then 'admin' else m.role end
                        from projects p
                        join users u on u.id = :user
                        left join members m on m.project_id = p.id and m.user_id = u.id
                        where p.id = :project and (m.user_id is not null or u.admin = 1)""")
                .bind("user", caller.user().value())
                .bind("project", project.value())
                .mapTo(String.class)
                .findOne()
                .flatMap(Role::find)
                .orElseThrow(() -> new ProjectNotFound(project));
        return new Membership(project, caller.limit(granted));
    }

    /**
     * @throws ProjectNotFound when the caller does not belong to the project
     * @throws RoleMissing when it does, with less than the role
     */
    public void requireRole(Transaction tx, Caller caller, ProjectId project, Role needed) {
        var membership = membership(tx, caller, project);
        if (!membership.role().includes(needed)) {
            throw new RoleMissing(membership, needed);
        }
    }

    public List<Member> all(Transaction tx, Caller caller, ProjectId project) {
        membership(tx, caller, project);
        return tx.handle()
                .createQuery("select m.user_id, u.name, m.role from members m join users u on u.id = m.user_id"
                        + " where m.project_id = :project order by m.user_id")
                .bind("project", project.value())
                .map((row, ctx) -> new Member(
                        new UserId(row.getString("user_id")),
                        row.getString("name"),
                        Role.find(row.getString("role")).orElseThrow()))
                .list();
    }

    /** Gives a known user a role, for a caller who is admin there. */
    public void grant(Transaction tx, Caller caller, ProjectId project, UserId user, Role role) {
        requireRole(tx, caller, project, Role.ADMIN);
        put(tx, project, user, role);
    }

    /** Takes a user out of the project, for a caller who is admin there; false when it was no member. */
    public boolean remove(Transaction tx, Caller caller, ProjectId project, UserId user) {
        requireRole(tx, caller, project, Role.ADMIN);
        return tx.handle()
                        .createUpdate("delete from members where project_id = :project and user_id = :user")
                        .bind("project", project.value())
                        .bind("user", user.value())
                        .execute()
                == 1;
    }

    void put(Transaction tx, ProjectId project, UserId user, Role role) {
        tx.handle()
                .createUpdate("""
                        insert into members (project_id, user_id, role) values (:project, :user, :role)
                        on conflict (project_id, user_id) do update set role = excluded.role""")
                .bind("project", project.value())
                .bind("user", user.value())
                .bind("role", role.word())
                .execute();
    }
}
