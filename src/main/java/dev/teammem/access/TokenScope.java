package dev.teammem.access;

import java.util.Locale;
import java.util.Optional;

/** What a token may be used for; {@code @RolesAllowed} names it by the constants here. */
public enum TokenScope {
    READ,
    WRITE,
    /** For tokens of kind person alone: acting with the role the person has, not just as a member. */
    REVIEW;

    public static final String MAY_READ = "read";
    public static final String MAY_WRITE = "write";
    public static final String MAY_REVIEW = "review";

    /** The role of a browser session, which opens pages and nothing else. */
    public static final String MAY_BROWSE = "browse";

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<TokenScope> find(String word) {
        for (var scope : values()) {
            if (scope.word().equals(word)) {
                return Optional.of(scope);
            }
        }
        return Optional.empty();
    }
}
