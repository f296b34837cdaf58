package dev.teammem.index;

import dev.teammem.memory.Scope;

import java.util.List;

/**
 * An index as an agent loads it, and what was cut.
 *
 * @param text the loaded part, with a warning at its end where something was cut
 * @param lineCount lines of the whole index
 * @param byteCount its UTF-8 bytes, the last newline not counted
 * @param dropped the files that were cut; of lines written by hand, the line
 */
public record IndexReport(
        Scope scope,
        String text,
        int lineCount,
        int byteCount,
        boolean wasLineTruncated,
        boolean wasByteTruncated,
        List<String> dropped) {

    public IndexReport {
        dropped = List.copyOf(dropped);
    }
}
