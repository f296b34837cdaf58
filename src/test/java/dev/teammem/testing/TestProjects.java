package dev.teammem.testing;

import dev.teammem.access.MemberStore;
import dev.teammem.access.ProjectStore;
import dev.teammem.access.UserStore;
import dev.teammem.clock.SystemClock;
import dev.teammem.db.Database;
import dev.teammem.project.Caller;
import dev.teammem.project.Project;
import dev.teammem.project.ProjectId;
import dev.teammem.project.Reach;
import dev.teammem.project.Role;
import dev.teammem.project.UserId;

import java.util.List;

/** Users and projects for tests that work on a database without a server. */
public final class TestProjects {

    private final Database database;
    private final UserStore users = new UserStore(SystemClock.utc());
    private final MemberStore members = new MemberStore();
    private final ProjectStore projects = new ProjectStore(members, SystemClock.utc());

    public TestProjects(Database database) {
        this.database = database;
    }

    /** A person with every right of the user; the user is made if it is new. */
    public Caller.Person person(String name) {
        var user = new UserId(name);
        database.write(tx -> users.ensure(tx, user));
        return new Caller.Person(user, Reach.EVERYWHERE, true, false);
    }

    public Caller.Person serverAdmin(String name) {
        var user = person(name).user();
        return database.write(tx -> {
            users.makeAdmin(tx, user);
            return new Caller.Person(user, Reach.EVERYWHERE, true, true);
        });
    }

    public ProjectId project(String id, Caller admin, Caller... others) {
        var project = new ProjectId(id);
        return database.write(tx -> {
            projects.create(tx, admin, new Project(project, id, List.of()));
            for (var other : others) {
                members.grant(tx, admin, project, other.user(), Role.MEMBER);
            }
            return project;
        });
    }
}
