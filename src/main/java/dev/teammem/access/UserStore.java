package dev.teammem.access;

import dev.teammem.db.Transaction;
import dev.teammem.project.UserId;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.util.Optional;

/** Keeps the people of this server. */
@Singleton
public final class UserStore {

    private final Clock clock;

    public UserStore(Clock clock) {
        this.clock = clock;
    }

    /** Makes the user unless it exists; true when it was made. */
    public boolean ensure(Transaction tx, UserId id) {
        return tx.handle()
                        .createUpdate("insert into users (id, name, created_at) values (:id, :id, :now)"
                                + " on conflict (id) do nothing")
                        .bind("id", id.value())
                        .bind("now", clock.millis())
                        .execute()
                == 1;
    }

    public void makeAdmin(Transaction tx, UserId id) {
        tx.handle()
                .createUpdate("update users set admin = 1 where id = :id")
                .bind("id", id.value())
                .execute();
    }

    public Optional<User> find(Transaction tx, UserId id) {
        return tx.handle()
                .createQuery("select id, name, admin from users where id = :id")
                .bind("id", id.value())
                .map((row, ctx) ->
                        new User(new UserId(row.getString("id")), row.getString("name"), row.getInt("admin") == 1))
                .findOne();
    }

    /** Whether anybody administers this server yet. */
    public boolean hasAdmin(Transaction tx) {
        return tx.handle()
                        .createQuery("select count(*) from users where admin = 1")
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }
}
