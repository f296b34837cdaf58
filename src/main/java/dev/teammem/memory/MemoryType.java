package dev.teammem.memory;

import java.util.Locale;
import java.util.Optional;

/** The closed set of four: what fits none of them is not saved. */
public enum MemoryType {
    USER,
    FEEDBACK,
    PROJECT,
    REFERENCE;

    /** The word in frontmatter, JSON and file names. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Where a memory of this type belongs when nobody says otherwise. */
    public Scope leaning() {
        return switch (this) {
            case USER, FEEDBACK -> Scope.PRIVATE;
            case PROJECT, REFERENCE -> Scope.TEAM;
        };
    }

    /** Whether its body states a rule or fact, then why, then how to apply it. */
    public boolean needsReason() {
        return switch (this) {
            case FEEDBACK, PROJECT -> true;
            case USER, REFERENCE -> false;
        };
    }

    public static Optional<MemoryType> find(String word) {
        for (var type : values()) {
            if (type.word().equals(word)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }
}
