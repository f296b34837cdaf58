package dev.teammem.access;

import dev.teammem.db.Transaction;
import dev.teammem.project.UserId;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Keeps signed-in browsers, so that a restart signs nobody out and signing out holds at once. */
@Singleton
public final class BrowserSessionStore {

    public static final Duration LIFETIME = Duration.ofDays(30);
    private static final String PREFIX = "tms_";

    private final Clock clock;

    public BrowserSessionStore(Clock clock) {
        this.clock = clock;
    }

    /** Starts a session and answers the value of its cookie. */
    public String start(Transaction tx, UserId user) {
        var cookie = Secret.make(PREFIX);
        tx.handle()
                .createUpdate(
                        "insert into browser_sessions (hash, user_id, expires_at) values (:hash, :user, :expires)")
                .bind("hash", Secret.hash(cookie))
                .bind("user", user.value())
                .bind("expires", clock.millis() + LIFETIME.toMillis())
                .execute();
        return cookie;
    }

    Optional<Credential> find(Transaction tx, String cookie) {
        return tx.handle()
                .createQuery("select s.user_id, s.expires_at, u.admin from browser_sessions s"
                        + " join users u on u.id = s.user_id where s.hash = :hash and s.expires_at > :now")
                .bind("hash", Secret.hash(cookie))
                .bind("now", clock.millis())
                .map((row, ctx) -> Credential.ofSession(
                        new UserId(row.getString("user_id")),
                        row.getInt("admin") == 1,
                        Instant.ofEpochMilli(row.getLong("expires_at"))))
                .findOne();
    }

    public void end(Transaction tx, String cookie) {
        tx.handle()
                .createUpdate("delete from browser_sessions where hash = :hash")
                .bind("hash", Secret.hash(cookie))
                .execute();
    }
}
