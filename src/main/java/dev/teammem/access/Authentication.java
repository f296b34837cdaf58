package dev.teammem.access;

import dev.teammem.db.Database;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusPrincipal;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;

import java.util.Optional;

/** Looks the secret of a request up and answers who is behind it. */
@Singleton
final class Authentication implements IdentityProvider<SecretPresented> {

    static final String CREDENTIAL = "teammem.credential";

    private final Database database;
    private final TokenStore tokens;
    private final BrowserSessionStore sessions;

    Authentication(Database database, TokenStore tokens, BrowserSessionStore sessions) {
        this.database = database;
        this.tokens = tokens;
        this.sessions = sessions;
    }

    @Override
    public Class<SecretPresented> getRequestType() {
        return SecretPresented.class;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(SecretPresented request, AuthenticationRequestContext context) {
        return context.runBlocking(() -> identity(find(request)
                .orElseThrow(() ->
                        new AuthenticationFailedException("The token or session is unknown, revoked or expired."))));
    }

    private Optional<Credential> find(SecretPresented request) {
        return switch (request.kind()) {
            case TOKEN ->
                Secret.isWellFormed(Secret.TOKEN_PREFIX, request.secret())
                        ? database.read(tx -> tokens.find(tx, request.secret()))
                        : Optional.empty();
            case SESSION -> database.read(tx -> sessions.find(tx, request.secret()));
        };
    }

    private static SecurityIdentity identity(Credential credential) {
        return QuarkusSecurityIdentity.builder()
                .setPrincipal(new QuarkusPrincipal(credential.caller().user().value()))
                .addRoles(credential.roles())
                .addAttribute(CREDENTIAL, credential)
                .build();
    }
}
