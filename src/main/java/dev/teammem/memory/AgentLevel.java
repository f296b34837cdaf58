package dev.teammem.memory;

import java.util.Locale;
import java.util.Optional;

/** How far an agent directory reaches: one user in every project, one project, or one machine. */
public enum AgentLevel {
    USER,
    PROJECT,
    LOCAL;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<AgentLevel> find(String word) {
        for (var level : values()) {
            if (level.word().equals(word)) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }
}
