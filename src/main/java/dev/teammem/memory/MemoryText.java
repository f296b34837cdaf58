package dev.teammem.memory;

import java.time.Instant;
import java.util.List;

/**
 * The text of a memory file exactly as it was received, with what was read out of it.
 *
 * @param content the received text, byte order mark and line ends included
 * @param supersedes the files named under {@code supersedes:}, as written
 * @param sourceDate what {@code source-date:} says, or {@link Instant#MIN} where it says nothing readable
 * @param body what follows the frontmatter
 * @param bodyLine the line of the file on which the body starts, from 1
 * @param findings what the reader objects to
 */
public record MemoryText(
        String content,
        Field name,
        Field description,
        Field type,
        List<String> supersedes,
        Instant sourceDate,
        String body,
        int bodyLine,
        List<Finding> findings) {

    public MemoryText {
        supersedes = List.copyOf(supersedes);
        findings = List.copyOf(findings);
    }

    public boolean hasSourceDate() {
        return !sourceDate.equals(Instant.MIN);
    }

    /**
     * One value of the frontmatter.
     *
     * @param text the scalar as it was written, empty where the key is missing
     * @param line the line its key stands on, from 1; 0 where the key is missing
     */
    public record Field(String text, int line) {
        public static final Field MISSING = new Field("", 0);

        public boolean isMissing() {
            return text.isBlank();
        }
    }
}
