package dev.teammem.access;

import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;

import java.util.Optional;
import java.util.Set;

/** Finds the secret of a request: a bearer token, or else the cookie of a browser session. */
@Singleton
final class SecretMechanism implements HttpAuthenticationMechanism {

    private static final String BEARER = "Bearer ";

    @Override
    public Uni<SecurityIdentity> authenticate(RoutingContext context, IdentityProviderManager manager) {
        return presented(context)
                .map(secret -> manager.authenticate(secret))
                .orElseGet(() -> Uni.createFrom().nullItem());
    }

    private static Optional<SecretPresented> presented(RoutingContext context) {
        var authorization = context.request().getHeader("Authorization");
        if (authorization != null) {
            var bearer = authorization.regionMatches(true, 0, BEARER, 0, BEARER.length());
            var secret = bearer ? authorization.substring(BEARER.length()).strip() : "";
            return Optional.of(new SecretPresented(SecretPresented.Kind.TOKEN, secret));
        }
        return Optional.ofNullable(context.request().getCookie(BrowserCookie.NAME))
                .map(Cookie::getValue)
                .map(secret -> new SecretPresented(SecretPresented.Kind.SESSION, secret));
    }

    @Override
    public Uni<ChallengeData> getChallenge(RoutingContext context) {
        return Uni.createFrom().item(new ChallengeData(401, "WWW-Authenticate", "Bearer"));
    }

    @Override
    public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
        return Set.of(SecretPresented.class);
    }
}
