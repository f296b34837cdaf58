package dev.teammem.testing;

import dev.teammem.access.BrowserCookie;
import dev.teammem.access.BrowserSessionStore;
import dev.teammem.access.MemberStore;
import dev.teammem.access.ProjectStore;
import dev.teammem.access.SignInLinkStore;
import dev.teammem.access.UserStore;
import dev.teammem.db.Database;
import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryName;
import dev.teammem.project.Caller;
import dev.teammem.project.Project;
import dev.teammem.project.ProjectId;
import dev.teammem.project.Reach;
import dev.teammem.project.Role;
import dev.teammem.project.UserId;
import dev.teammem.proposal.Submit;
import dev.teammem.remember.Base;
import dev.teammem.remember.Change;
import dev.teammem.remember.Circumstances;
import dev.teammem.remember.Outcome;
import dev.teammem.screening.Door;
import io.restassured.RestAssured;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/** People at browsers, with their projects and memories: {@code people.at("ines").get("/")}. */
@Singleton
public class SignedIn {

    private final Database database;
    private final UserStore users;
    private final SignInLinkStore links;
    private final BrowserSessionStore sessions;
    private final ProjectStore projects;
    private final MemberStore members;
    private final Submit submit;
    private final Clock clock;

    public SignedIn(
            Database database,
            UserStore users,
            SignInLinkStore links,
            BrowserSessionStore sessions,
            ProjectStore projects,
            MemberStore members,
            Submit submit,
            Clock clock) {
        this.database = database;
        this.users = users;
        this.links = links;
        this.sessions = sessions;
        this.projects = projects;
        this.members = members;
        this.submit = submit;
        this.clock = clock;
    }

    /** A browser in which the user is signed in; redirects are left to the test. */
    public RequestSpecification at(String user) {
        return browser().cookie(BrowserCookie.NAME, session(user));
    }

    /** A browser in which nobody is signed in; addresses are sent as they are written. */
    public static RequestSpecification browser() {
        return RestAssured.given()
                .redirects()
                .follow(false)
                .urlEncodingEnabled(false)
                .accept("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
    }

    public String session(String user) {
        return database.write(tx -> {
            users.ensure(tx, new UserId(user));
            return sessions.start(tx, new UserId(user));
        });
    }

    /** The code of a sign-in link. */
    public String link(String user) {
        return database.write(tx -> {
            users.ensure(tx, new UserId(user));
            return links.make(tx, new UserId(user));
        });
    }

    public ProjectId project(String admin, String id, String name) {
        return database.write(tx -> {
            users.ensure(tx, new UserId(admin));
            projects.create(tx, person(admin), new Project(new ProjectId(id), name, List.of()));
            return new ProjectId(id);
        });
    }

    public void member(String admin, ProjectId project, String user) {
        database.write(tx -> {
            users.ensure(tx, new UserId(user));
            members.grant(tx, person(admin), project, new UserId(user), Role.MEMBER);
            return user;
        });
    }

    /** Saves over whatever stands there, as an import does. */
    public void remember(String user, Directory directory, String file, String content) {
        stands(
                user,
                new Change.Write(
                        directory, new MemoryName(file), new Base.Present(), content, clock.instant(), Door.CARRIED),
                "because the test says so");
    }

    public void forget(String user, Directory directory, String file, int revision) {
        stands(user, new Change.Forget(directory, new MemoryName(file), new Base.At(revision)), "");
    }

    /** @param base the tombstone or memory that is replaced */
    public void restore(String user, Directory directory, String file, int base, int revision) {
        stands(user, new Change.Restore(directory, new MemoryName(file), new Base.At(base), revision), "");
    }

    public static Directory privately(ProjectId project, String user) {
        return new Directory.Private(project, new UserId(user));
    }

    private void stands(String user, Change change, String reason) {
        var outcome = submit.submit(person(user), change, new Circumstances("", reason, false));
        assertThat(outcome).isInstanceOf(Outcome.Remembered.class);
    }

    private static Caller person(String user) {
        return new Caller.Person(new UserId(user), Reach.EVERYWHERE, true, false);
    }
}
