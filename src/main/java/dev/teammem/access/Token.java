package dev.teammem.access;

import dev.teammem.project.Reach;
import dev.teammem.project.UserId;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;

/** A token as it is kept: all but its secret. */
public record Token(
        String id,
        UserId user,
        String name,
        TokenKind kind,
        Set<TokenScope> scopes,
        Reach reach,
        Instant created,
        Instant expires) {

    public Token {
        if (scopes.isEmpty()) {
            throw new IllegalArgumentException("A token needs at least one scope of read, write and review.");
        }
        if (kind == TokenKind.AGENT && scopes.contains(TokenScope.REVIEW)) {
            throw new IllegalArgumentException(
                    "An agent's token cannot carry review: people decide. Make it of kind person, or leave review out.");
        }
        scopes = EnumSet.copyOf(scopes);
    }
}
