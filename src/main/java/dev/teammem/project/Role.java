package dev.teammem.project;

import java.util.Locale;
import java.util.Optional;

/** What a member may do in one project; each role includes the ones before it. */
public enum Role {
    MEMBER,
    REVIEWER,
    ADMIN;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean includes(Role other) {
        return compareTo(other) >= 0;
    }

    public static Optional<Role> find(String word) {
        for (var role : values()) {
            if (role.word().equals(word)) {
                return Optional.of(role);
            }
        }
        return Optional.empty();
    }
}
