package dev.teammem.index;

import dev.teammem.memory.Scope;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Cuts an index to what agents load of it: at most {@link #LINES} lines and {@link #BYTES} bytes of UTF-8, by lines first,
 * then at the last newline before the byte limit, and only where there is none at a character boundary.
 */
final class Truncation {

    static final int LINES = 200;
    static final int BYTES = 25_000;
    private static final int NAMED = 5;
    private static final int LONGEST_NAME = 80;

    private Truncation() {}

    static IndexReport cut(Scope scope, List<MemoryIndex.Line> lines) {
        var whole = join(lines);
        var bytes = bytes(whole);
        var kept = linesThatFit(lines);
        var wasLineTruncated = lines.size() > LINES;
        var wasByteTruncated = bytes > BYTES;
        if (!wasLineTruncated && !wasByteTruncated) {
            return new IndexReport(scope, whole, lines.size(), bytes, false, false, List.of());
        }
        var text = kept == 0 ? atCharacterBoundary(lines.get(0).text()) : join(lines.subList(0, kept));
        var cut = lines.subList(kept, lines.size()).stream()
                .filter(line -> !line.file().isEmpty())
                .toList();
        return new IndexReport(
                scope,
                text + "\n\n" + warning(lines.size(), bytes, cut),
                lines.size(),
                bytes,
                wasLineTruncated,
                wasByteTruncated,
                cut.stream().map(MemoryIndex.Line::file).toList());
    }

    private static int linesThatFit(List<MemoryIndex.Line> lines) {
        var fit = 0;
        var size = 0;
        for (var line : lines.subList(0, Math.min(LINES, lines.size()))) {
            size += bytes(line.text()) + (fit == 0 ? 0 : 1);
            if (size > BYTES) {
                break;
            }
            fit++;
        }
        return fit;
    }

    private static String atCharacterBoundary(String line) {
        var utf8 = line.getBytes(StandardCharsets.UTF_8);
        var end = BYTES;
        while ((utf8[end] & 0xC0) == 0x80) {
            end--;
        }
        return new String(utf8, 0, end, StandardCharsets.UTF_8);
    }

    private static String warning(int lines, int bytes, List<MemoryIndex.Line> cut) {
        var limits = lines > LINES && bytes > BYTES
                ? "%,d of %,d lines and %,d of %,d bytes".formatted(lines, LINES, bytes, BYTES)
                : lines > LINES
                        ? "%,d lines, %,d are loaded".formatted(lines, LINES)
                        : "%,d bytes, %,d are loaded".formatted(bytes, BYTES);
        return "> WARNING: this MEMORY.md is over its limit (%s). Left out: %s. Keep each line under about 200 characters and move detail into the memory's own file; forget what no longer holds."
                .formatted(limits, names(cut));
    }

    private static String names(List<MemoryIndex.Line> cut) {
        var named = String.join(
                ", ",
                cut.stream().limit(NAMED).map(line -> shortened(line.name())).toList());
        var rest = cut.size() - NAMED;
        return rest > 0 ? named + " and %,d more".formatted(rest) : named;
    }

    private static String shortened(String name) {
        var line = name.strip().replaceAll("[\\s\\p{Cc}]+", " ");
        return line.codePointCount(0, line.length()) <= LONGEST_NAME
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST_NAME)) + "…";
    }

    private static String join(List<MemoryIndex.Line> lines) {
        return String.join("\n", lines.stream().map(MemoryIndex.Line::text).toList());
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
