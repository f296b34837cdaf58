package dev.teammem.prompt;

import java.util.Locale;

/** Which directories a prompt speaks of. */
public enum PromptMode {
    /** The caller's private directory alone. */
    PRIVATE,
    /** Private and team directory together. */
    TEAM;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
