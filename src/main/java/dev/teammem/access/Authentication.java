package dev.teammem.access;

import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.db.UntilNextCommit;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusPrincipal;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.util.Optional;

/** Looks the secret of a request up and answers who is behind it. */
@Singleton
final class Authentication implements IdentityProvider<SecretPresented> {

    static final String CREDENTIAL = "teammem.credential";

    private static final long SECRETS = 10_000;

    private final UntilNextCommit<Presented, SecurityIdentity> identities;
    private final TokenStore tokens;
    private final BrowserSessionStore sessions;
    private final Clock clock;

    Authentication(Database database, TokenStore tokens, BrowserSessionStore sessions, Clock clock) {
        this.identities = database.untilNextCommit(SECRETS);
        this.clock = clock;
        this.tokens = tokens;
        this.sessions = sessions;
    }

    /** A secret as it came in: a token in a cookie is no session, and a session's id no bearer. */
    private record Presented(SecretPresented.Kind kind, String hash) {}

    @Override
    public Class<SecretPresented> getRequestType() {
        return SecretPresented.class;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(SecretPresented request, AuthenticationRequestContext context) {
        var presented = new Presented(request.kind(), Secret.hash(request.secret()));
        // Answered where the request came in when nothing was committed since the same secret was looked up.
        var known = identities.find(presented).filter(this::isCurrent);
        return known.isPresent()
                ? Uni.createFrom().item(known.get())
                : context.runBlocking(() -> lookUp(request, presented));
    }

    private SecurityIdentity lookUp(SecretPresented request, Presented presented) {
        if (request.kind() == SecretPresented.Kind.TOKEN
                && !Secret.isWellFormed(Secret.TOKEN_PREFIX, request.secret())) {
            throw unknown();
        }
        var identity = identities.get(
                presented, tx -> find(tx, request).map(Authentication::identity).orElseThrow(Authentication::unknown));
        if (!isCurrent(identity)) {
            throw unknown();
        }
        return identity;
    }

    private Optional<Credential> find(Transaction tx, SecretPresented request) {
        return switch (request.kind()) {
            case TOKEN -> tokens.find(tx, request.secret());
            case SESSION -> sessions.find(tx, request.secret());
        };
    }

    private boolean isCurrent(SecurityIdentity identity) {
        Credential credential = identity.getAttribute(CREDENTIAL);
        return credential.expires().toEpochMilli() > clock.millis();
    }

    private static AuthenticationFailedException unknown() {
        return new AuthenticationFailedException("The token or session is unknown, revoked or expired.");
    }

    private static SecurityIdentity identity(Credential credential) {
        return QuarkusSecurityIdentity.builder()
                .setPrincipal(new QuarkusPrincipal(credential.caller().user().value()))
                .addRoles(credential.roles())
                .addAttribute(CREDENTIAL, credential)
                .build();
    }
}
