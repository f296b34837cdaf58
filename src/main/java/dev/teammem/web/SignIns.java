package dev.teammem.web;

import dev.teammem.access.BrowserSessionStore;
import dev.teammem.access.SignInLinkStore;
import dev.teammem.audit.AuditEvent;
import dev.teammem.audit.AuditStore;
import dev.teammem.db.Transaction;
import dev.teammem.project.UserId;
import jakarta.inject.Singleton;

import java.util.Optional;

/** Turns sign-in links into browser sessions, and ends sessions; each with its row of the audit trail. */
@Singleton
final class SignIns {

    private final SignInLinkStore links;
    private final BrowserSessionStore sessions;
    private final AuditStore audit;

    SignIns(SignInLinkStore links, BrowserSessionStore sessions, AuditStore audit) {
        this.links = links;
        this.sessions = sessions;
        this.audit = audit;
    }

    /** Whom a link would sign in; leaves it as it is. */
    Optional<UserId> whom(Transaction tx, String code) {
        return code == null ? Optional.empty() : links.find(tx, code);
    }

    /**
     * Uses the link up and starts a session, whose cookie it answers; empty when the link is over.
     *
     * @param before the session the browser had, which ends with this; empty for none
     */
    Optional<String> start(Transaction tx, String code, String before) {
        return code == null
                ? Optional.empty()
                : links.use(tx, code).map(user -> {
                    sessions.end(tx, before);
                    audit.append(tx, new AuditEvent(user.value(), "link", "session.sign-in", "", user.value(), 0));
                    return sessions.start(tx, user);
                });
    }

    Void end(Transaction tx, UserId user, String session) {
        sessions.end(tx, session);
        audit.append(tx, new AuditEvent(user.value(), "person", "session.sign-out", "", user.value(), 0));
        return null;
    }
}
