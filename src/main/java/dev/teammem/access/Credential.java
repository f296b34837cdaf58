package dev.teammem.access;

import dev.teammem.project.Caller;
import dev.teammem.project.Reach;
import dev.teammem.project.UserId;

import java.time.Instant;
import java.util.Set;

import static java.util.stream.Collectors.toSet;

/**
 * What a request proved: on whose behalf it speaks, what for, and until when.
 *
 * @param roles what {@code @RolesAllowed} is held against
 */
public record Credential(Caller caller, Set<String> roles, Instant expires) {

    static Credential of(Token token, boolean serverAdmin) {
        var reviews = token.scopes().contains(TokenScope.REVIEW);
        var caller = switch (token.kind()) {
            case PERSON -> new Caller.Person(token.user(), token.reach(), reviews, serverAdmin);
            case AGENT -> new Caller.Agent(token.user(), token.reach());
        };
        return new Credential(
                caller, token.scopes().stream().map(TokenScope::word).collect(toSet()), token.expires());
    }

    static Credential ofSession(UserId user, boolean serverAdmin, Instant expires) {
        var caller = new Caller.Person(user, Reach.EVERYWHERE, true, serverAdmin);
        return new Credential(caller, Set.of(TokenScope.MAY_BROWSE), expires);
    }
}
