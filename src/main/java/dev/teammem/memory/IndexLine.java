package dev.teammem.memory;

import java.nio.charset.StandardCharsets;

/** The one line that stands for a memory in {@code MEMORY.md}; always one line, whatever the name holds. */
public record IndexLine(String name, MemoryName file, String description) {

    public String text() {
        return "- [" + escaped(name) + "](" + file + ") — " + oneLine(description);
    }

    /** Its share of the index's size in UTF-8, the newline included. */
    public int bytes() {
        return text().getBytes(StandardCharsets.UTF_8).length + 1;
    }

    private static String escaped(String text) {
        return oneLine(text).replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]");
    }

    private static String oneLine(String text) {
        return text.strip().replaceAll("[\\s\\p{Cc}\\u2028\\u2029]+", " ");
    }
}
