package dev.teammem.memory;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The file name of a memory, relative to its directory: at most four segments, safe on every file system that a clone or
 * an export may land on.
 */
public record MemoryName(String path) implements Comparable<MemoryName> {

    private static final int SEGMENTS = 4;
    private static final int BYTES = 200;
    // Unicode counts some characters that nobody can see among letters and marks: fillers and variation selectors.
    private static final String INVISIBLE =
            "\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u3164" + "\\uFE00-\\uFE0F\\uFFA0\\x{E0100}-\\x{E01EF}";
    private static final Pattern SEGMENT = Pattern.compile("[\\p{L}\\p{M}\\p{N}._\\-&&[^" + INVISIBLE + "]]+");
    private static final Pattern DEVICE = Pattern.compile("(?i)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\\..*)?");
    private static final Set<String> KEPT_FOR_DIRECTORIES = Set.of("team", "agents", "logs");

    /** @throws NameRefused when the path breaks the grammar of file names */
    public MemoryName {
        if (!path.endsWith(".md")) {
            throw refused("The file name does not end in .md.", "End it in .md.");
        }
        if (path.getBytes(StandardCharsets.UTF_8).length > BYTES) {
            throw refused("The file name is longer than 200 bytes.", "Shorten it.");
        }
        if (!Normalizer.isNormalized(path, Normalizer.Form.NFC)) {
            throw refused("The file name is not in Unicode form NFC.", "Send it composed (NFC).");
        }
        var segments = List.of(path.split("/", -1));
        if (segments.size() > SEGMENTS) {
            throw refused("The file name has more than four segments.", "Use at most three folders.");
        }
        segments.forEach(MemoryName::checkSegment);
        for (var folder : segments.subList(0, segments.size() - 1)) {
            if (folder.toLowerCase(Locale.ROOT).endsWith(".md")) {
                throw refused("A folder of the file name ends in .md.", "Rename the folder.");
            }
        }
        if (folded(segments.get(segments.size() - 1)).equals("memory.md")) {
            throw reserved("MEMORY.md is generated from the memories.", "Save under another name; the index follows.");
        }
    }

    /** The name as it may stand in the given directory. */
    public static MemoryName in(Directory directory, String path) {
        var name = new MemoryName(path);
        if (directory instanceof Directory.Private && path.contains("/")) {
            var first = folded(path.substring(0, path.indexOf('/')));
            if (KEPT_FOR_DIRECTORIES.contains(first)) {
                throw reserved(
                        "The folder '" + first + "' of a private directory is kept for Teammem.",
                        "Use another folder, or write to the team or agent directory itself.");
            }
        }
        return name;
    }

    /** Equal for two names that a file system without case or Unicode form would take for one. */
    public String folded() {
        return folded(path);
    }

    private static String folded(String text) {
        var wide = Normalizer.normalize(text, Normalizer.Form.NFKC);
        return Normalizer.normalize(wide.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT), Normalizer.Form.NFKC);
    }

    private static void checkSegment(String segment) {
        if (segment.isEmpty()) {
            throw refused("The file name has an empty segment.", "Use a relative path without '//' or a leading '/'.");
        }
        if (!SEGMENT.matcher(segment).matches()) {
            throw refused(
                    "The file name has a character that is no letter, digit, '.', '_' or '-'.",
                    "Use letters and digits of any script, '.', '_' and '-'.");
        }
        if (segment.startsWith(".") || segment.endsWith(".")) {
            throw refused("A segment of the file name starts or ends with a dot.", "Leave the dot out.");
        }
        if (DEVICE.matcher(segment).matches()) {
            throw reserved("'" + segment + "' names a device on Windows.", "Choose another name.");
        }
    }

    private static NameRefused refused(String message, String remedy) {
        return new NameRefused(Finding.error(Finding.Gate.FORM, "file-name", "file", message, remedy));
    }

    private static NameRefused reserved(String message, String remedy) {
        return new NameRefused(Finding.error(Finding.Gate.FORM, "reserved-name", "file", message, remedy));
    }

    @Override
    public int compareTo(MemoryName other) {
        return path.compareTo(other.path);
    }

    @Override
    public String toString() {
        return path;
    }
}
