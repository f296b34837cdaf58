package dev.teammem.access;

import java.util.Locale;
import java.util.Optional;

/** Whether a token speaks for a person or for a program of that person. */
public enum TokenKind {
    PERSON,
    AGENT;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<TokenKind> find(String word) {
        for (var kind : values()) {
            if (kind.word().equals(word)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }
}
