package dev.teammem.access;

import io.quarkus.security.identity.request.BaseAuthenticationRequest;

/** The secret that a request came with. */
final class SecretPresented extends BaseAuthenticationRequest {

    enum Kind {
        TOKEN,
        SESSION
    }

    private final Kind kind;
    private final String secret;

    SecretPresented(Kind kind, String secret) {
        this.kind = kind;
        this.secret = secret;
    }

    Kind kind() {
        return kind;
    }

    String secret() {
        return secret;
    }
}
