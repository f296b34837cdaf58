package dev.teammem.memory;

import java.time.Instant;
import java.util.Locale;

/**
 * One state of one memory, numbered from 1.
 *
 * @param content the whole text of that state; empty for {@link Act#FORGET}
 * @param modified the source date of that state
 * @param saved when it was written
 */
public record Revision(int number, Act act, Provenance provenance, Instant modified, Instant saved, String content) {

    /** What a revision did to its memory. */
    public enum Act {
        REMEMBER,
        REVISE,
        FORGET,
        RESTORE;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Act of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }

    public boolean isTombstone() {
        return act == Act.FORGET;
    }
}
