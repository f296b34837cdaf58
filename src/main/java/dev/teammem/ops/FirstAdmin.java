package dev.teammem.ops;

import dev.teammem.access.SignInConfig;
import dev.teammem.access.SignInLink;
import dev.teammem.access.SignInLinkStore;
import dev.teammem.access.UserStore;
import dev.teammem.audit.AuditEvent;
import dev.teammem.audit.AuditStore;
import dev.teammem.db.Database;
import dev.teammem.project.UserId;
import io.quarkus.logging.Log;
import io.quarkus.vertx.http.HttpServerStart;
import jakarta.enterprise.event.ObservesAsync;
import jakarta.inject.Singleton;

import java.util.Optional;

/** Lets the first person in: a server without any admin makes one and prints a link that signs a browser in as it. */
@Singleton
final class FirstAdmin {

    private static final UserId ADMIN = new UserId("admin");

    private final SignInConfig config;
    private final Database database;
    private final UserStore users;
    private final SignInLinkStore links;
    private final AuditStore audit;

    FirstAdmin(SignInConfig config, Database database, UserStore users, SignInLinkStore links, AuditStore audit) {
        this.config = config;
        this.database = database;
        this.users = users;
        this.links = links;
        this.audit = audit;
    }

    void invite(@ObservesAsync HttpServerStart started) {
        linkCode()
                .ifPresent(code -> Log.infof(
                        "Sign in as the first admin within %d minutes, once: %s",
                        SignInLinkStore.LIFETIME.toMinutes(),
                        SignInLink.of(config, started.options().getPort(), code)));
    }

    private Optional<String> linkCode() {
        return database.write(tx -> {
            if (users.hasAdmin(tx) && !config.newAdminLink()) {
                return Optional.empty();
            }
            users.ensure(tx, ADMIN);
            users.makeAdmin(tx, ADMIN);
            audit.append(tx, new AuditEvent("server", "command", "link.create", "", ADMIN.value(), 0));
            return Optional.of(links.make(tx, ADMIN));
        });
    }
}
