package dev.teammem.access;

import dev.teammem.db.Transaction;
import dev.teammem.project.UserId;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** Keeps one-time links that sign a browser in. */
@Singleton
public final class SignInLinkStore {

    public static final Duration LIFETIME = Duration.ofMinutes(15);
    private static final String PREFIX = "tml_";
    private static final String OPEN = " where hash = :hash and used = 0 and expires_at > :now";

    private final Clock clock;

    public SignInLinkStore(Clock clock) {
        this.clock = clock;
    }

    /** A code for the link, good once and for {@link #LIFETIME}. */
    public String make(Transaction tx, UserId user) {
        var code = Secret.make(PREFIX);
        tx.handle()
                .createUpdate("insert into sign_in_links (hash, user_id, expires_at) values (:hash, :user, :expires)")
                .bind("hash", Secret.hash(code))
                .bind("user", user.value())
                .bind("expires", clock.millis() + LIFETIME.toMillis())
                .execute();
        return code;
    }

    /** Whom the code would sign in; empty when it is unknown, used or too old. */
    public Optional<UserId> find(Transaction tx, String code) {
        return tx.handle()
                .createQuery("select user_id from sign_in_links" + OPEN)
                .bind("hash", Secret.hash(code))
                .bind("now", clock.millis())
                .map((row, ctx) -> new UserId(row.getString(1)))
                .findOne();
    }

    /** Uses the code up; of two that try at once, one is told whom it signs in and the other nothing. */
    public Optional<UserId> use(Transaction tx, String code) {
        var user = find(tx, code);
        var used = tx.handle()
                .createUpdate("update sign_in_links set used = 1" + OPEN)
                .bind("hash", Secret.hash(code))
                .bind("now", clock.millis())
                .execute();
        return used == 1 ? user : Optional.empty();
    }
}
