package dev.teammem.memory;

import java.util.Locale;

/** What brought a revision in. It follows from the door and the credential, never from what was sent. */
public enum Origin {
    PERSON,
    AGENT;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Origin of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
