package dev.teammem.access;

import dev.teammem.db.Transaction;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.project.Reach;
import dev.teammem.project.UserId;
import jakarta.inject.Singleton;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

/** Keeps tokens by the hash of their secret. */
@Singleton
public final class TokenStore {

    private static final String SELECT =
            "select t.id, t.user_id, t.name, t.kind, t.scopes, t.projects, t.created_at, t.expires_at, u.admin"
                    + " from tokens t join users u on u.id = t.user_id where t.revoked = 0";

    private final Clock clock;

    public TokenStore(Clock clock) {
        this.clock = clock;
    }

    /** Stores the token and answers its secret, which nothing can bring back later. */
    public String issue(Transaction tx, Token token) {
        var secret = Secret.make(Secret.TOKEN_PREFIX);
        tx.handle()
                .createUpdate("""
                        insert into tokens (id, hash, user_id, name, kind, scopes, projects, created_at, expires_at)
                        values (:id, :hash, :user, :name, :kind, :scopes, :projects, :created, :expires)""")
                .bind("id", token.id())
                .bind("hash", Secret.hash(secret))
                .bind("user", token.user().value())
                .bind("name", token.name())
                .bind("kind", token.kind().word())
                .bind("scopes", words(token.scopes()))
                .bind(
                        "projects",
                        token.reach().projects().stream()
                                .map(ProjectId::value)
                                .sorted()
                                .collect(joining(" ")))
                .bind("created", token.created().toEpochMilli())
                .bind("expires", token.expires().toEpochMilli())
                .execute();
        return secret;
    }

    /** The credential behind a secret; empty when it is unknown, revoked or expired. */
    Optional<Credential> find(Transaction tx, String secret) {
        return tx.handle()
                .createQuery(SELECT + " and t.hash = :hash and t.expires_at > :now")
                .bind("hash", Secret.hash(secret))
                .bind("now", clock.millis())
                .map((row, ctx) -> Credential.of(token(row), row.getInt("admin") == 1))
                .findOne();
    }

    /** The caller's own tokens, newest first, the expired ones included. */
    public List<Token> all(Transaction tx, Caller caller) {
        return tx.handle()
                .createQuery(SELECT + " and t.user_id = :user order by t.created_at desc, t.id")
                .bind("user", caller.user().value())
                .map((row, ctx) -> token(row))
                .list();
    }

    /** Ends a token of the caller's, or anybody's for a server administrator; false when there is none. */
    public boolean revoke(Transaction tx, Caller caller, String id) {
        return tx.handle()
                        .createUpdate("update tokens set revoked = 1"
                                + " where id = :id and revoked = 0 and (user_id = :user or :any = 1)")
                        .bind("id", id)
                        .bind("user", caller.user().value())
                        .bind("any", caller.administersServer() ? 1 : 0)
                        .execute()
                == 1;
    }

    private static Token token(ResultSet row) throws SQLException {
        return new Token(
                row.getString("id"),
                new UserId(row.getString("user_id")),
                row.getString("name"),
                TokenKind.find(row.getString("kind")).orElseThrow(),
                scopes(row.getString("scopes")),
                new Reach(projects(row.getString("projects"))),
                Instant.ofEpochMilli(row.getLong("created_at")),
                Instant.ofEpochMilli(row.getLong("expires_at")));
    }

    private static String words(Set<TokenScope> scopes) {
        return scopes.stream().map(TokenScope::word).collect(joining(" "));
    }

    private static Set<TokenScope> scopes(String words) {
        return Arrays.stream(words.split(" "))
                .map(word -> TokenScope.find(word).orElseThrow())
                .collect(toSet());
    }

    private static Set<ProjectId> projects(String words) {
        return Arrays.stream(words.split(" "))
                .filter(word -> !word.isEmpty())
                .map(ProjectId::new)
                .collect(toSet());
    }
}
