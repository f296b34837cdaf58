package dev.teammem.audit;

import dev.teammem.db.Transaction;
import jakarta.inject.Singleton;

import java.time.Clock;

/** Appends to the audit trail. */
@Singleton
public final class AuditStore {

    private final Clock clock;

    public AuditStore(Clock clock) {
        this.clock = clock;
    }

    /** Becomes durable with the transaction, or not at all. */
    public void append(Transaction tx, AuditEvent event) {
        tx.handle()
                .createUpdate("""
                        insert into audit (at, actor, kind, act, project_id, target, revision)
                        values (:at, :actor, :kind, :act, :project, :target, :revision)""")
                .bind("at", clock.millis())
                .bindMethods(event)
                .execute();
    }
}
