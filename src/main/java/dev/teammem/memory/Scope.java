package dev.teammem.memory;

import java.util.Locale;
import java.util.Optional;

/** Who reads a memory: its owner alone, or every member of the project. */
public enum Scope {
    PRIVATE,
    TEAM;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Scope> find(String word) {
        for (var scope : values()) {
            if (scope.word().equals(word)) {
                return Optional.of(scope);
            }
        }
        return Optional.empty();
    }
}
