package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryText.Field;

import java.time.Instant;
import java.util.List;

/** Texts as the reader gives them, fields on lines 2 to 4 and the body from line 6. */
final class Texts {

    static final String GOOD_BODY = """
            Do not end replies with a summary.

            **Why:** The user reads the diff.
            **How to apply:** Every reply.
            """;

    private Texts() {}

    static MemoryText text(String type, String name, String description, String body, Finding... form) {
        return new MemoryText(
                body,
                field(name, 2),
                field(description, 3),
                field(type, 4),
                List.of(),
                Instant.MIN,
                body,
                6,
                List.of(form));
    }

    private static Field field(String text, int line) {
        return text.isEmpty() ? Field.MISSING : new Field(text, line);
    }
}
