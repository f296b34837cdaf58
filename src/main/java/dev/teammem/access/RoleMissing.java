package dev.teammem.access;

import dev.teammem.project.Membership;
import dev.teammem.project.Role;

/** The caller belongs to the project but has not the role, or not the credential, that the act needs. */
public final class RoleMissing extends RuntimeException {

    private static final long serialVersionUID = 1L;

    RoleMissing(Membership has, Role needed) {
        super("This needs the role " + needed.word() + " in '" + has.project() + "'; with this credential you act as "
                + has.role().word()
                + ". Ask an admin of the project for the role; a token also needs kind person and scope review.");
    }
}
