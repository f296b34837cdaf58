package dev.teammem.testing;

import dev.teammem.access.BrowserSessionStore;
import dev.teammem.access.MemberStore;
import dev.teammem.access.ProjectStore;
import dev.teammem.access.Token;
import dev.teammem.access.TokenIds;
import dev.teammem.access.TokenKind;
import dev.teammem.access.TokenScope;
import dev.teammem.access.TokenStore;
import dev.teammem.access.UserStore;
import dev.teammem.db.Database;
import dev.teammem.project.Caller;
import dev.teammem.project.Project;
import dev.teammem.project.ProjectId;
import dev.teammem.project.Reach;
import dev.teammem.project.Role;
import dev.teammem.project.UserId;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

import static java.util.stream.Collectors.toSet;

/** Makes users, tokens and projects. Each is new and named like no other, so that tests do not meet. */
@Singleton
public class People {

    private static final String[] ALL = {"read", "write", "review"};
    private static final AtomicInteger COUNT = new AtomicInteger();

    private final Database database;
    private final UserStore users;
    private final TokenStore tokens;
    private final BrowserSessionStore sessions;
    private final ProjectStore projects;
    private final MemberStore members;
    private final Clock clock;

    public People(
            Database database,
            UserStore users,
            TokenStore tokens,
            BrowserSessionStore sessions,
            ProjectStore projects,
            MemberStore members,
            Clock clock) {
        this.database = database;
        this.users = users;
        this.tokens = tokens;
        this.sessions = sessions;
        this.projects = projects;
        this.members = members;
        this.clock = clock;
    }

    /** A new user with a token of kind person; without scopes named, with all three. */
    public Bearer person(String name, String... scopes) {
        var user = new UserId(unique(name));
        database.write(tx -> users.ensure(tx, user));
        return token(user, TokenKind.PERSON, Reach.EVERYWHERE, Duration.ofDays(9), scopes.length == 0 ? ALL : scopes);
    }

    public Bearer serverAdmin(String name) {
        var admin = person(name);
        database.write(tx -> {
            users.makeAdmin(tx, admin.user());
            return admin;
        });
        return admin;
    }

    /** A new user with a place in the project. */
    public Bearer member(String project, Role role, String name, String... scopes) {
        var person = person(name, scopes);
        grant(project, person, role);
        return person;
    }

    public void grant(String project, Bearer person, Role role) {
        var id = new ProjectId(project);
        var server = new Caller.Person(owner(id), Reach.EVERYWHERE, true, false);
        database.write(tx -> {
            members.grant(tx, server, id, person.user(), role);
            return role;
        });
    }

    /** Another token of the same user, of kind agent, with read and write unless scopes are named. */
    public Bearer agentOf(Bearer person, String... scopes) {
        var granted = scopes.length == 0 ? new String[] {"read", "write"} : scopes;
        return token(person.user(), TokenKind.AGENT, Reach.EVERYWHERE, Duration.ofDays(9), granted);
    }

    /** Another token of the same user, of kind person. */
    public Bearer tokenOf(Bearer person, String... scopes) {
        return token(person.user(), TokenKind.PERSON, Reach.EVERYWHERE, Duration.ofDays(9), scopes);
    }

    /** Another token of the same user that reaches one project. */
    public Bearer tokenFor(String project, Bearer person, String... scopes) {
        var reach = new Reach(Set.of(new ProjectId(project)));
        return token(person.user(), TokenKind.PERSON, reach, Duration.ofDays(9), scopes);
    }

    /** A token of the same user whose time ended yesterday. */
    public Bearer expiredTokenOf(Bearer person) {
        return token(person.user(), TokenKind.PERSON, Reach.EVERYWHERE, Duration.ofDays(-1), ALL);
    }

    /** The cookie value of a signed-in browser. */
    public String sessionOf(Bearer person) {
        return database.write(tx -> sessions.start(tx, person.user()));
    }

    /** A new project of which the person is admin. */
    public String project(Bearer owner) {
        var id = new ProjectId(unique("project"));
        var caller = new Caller.Person(owner.user(), Reach.EVERYWHERE, true, false);
        database.write(tx -> {
            projects.create(tx, caller, new Project(id, "The " + id, List.of()));
            return id;
        });
        return id.value();
    }

    public static String unique(String name) {
        return "%s-%04d".formatted(name, COUNT.incrementAndGet());
    }

    private Bearer token(UserId user, TokenKind kind, Reach reach, Duration lifetime, String... scopes) {
        var now = clock.instant();
        var granted = Arrays.stream(scopes)
                .map(word -> TokenScope.find(word).orElseThrow())
                .collect(toSet());
        var token = new Token(TokenIds.fresh(), user, "test", kind, granted, reach, now, now.plus(lifetime));
        return new Bearer(user, token.id(), database.write(tx -> tokens.issue(tx, token)));
    }

    private UserId owner(ProjectId project) {
        return database.read(tx -> tx.handle()
                .createQuery("select created_by from projects where id = :id")
                .bind("id", project.value())
                .map((row, ctx) -> new UserId(row.getString(1)))
                .one());
    }
}
