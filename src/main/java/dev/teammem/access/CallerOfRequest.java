package dev.teammem.access;

import dev.teammem.project.Caller;
import io.quarkus.security.UnauthorizedException;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;

/** Who speaks in the current request; for edge classes. */
@RequestScoped
public class CallerOfRequest {

    private final SecurityIdentity identity;

    public CallerOfRequest(SecurityIdentity identity) {
        this.identity = identity;
    }

    public Caller caller() {
        return credential().caller();
    }

    public Credential credential() {
        Credential credential = identity.getAttribute(Authentication.CREDENTIAL);
        if (credential == null) {
            throw new UnauthorizedException();
        }
        return credential;
    }
}
