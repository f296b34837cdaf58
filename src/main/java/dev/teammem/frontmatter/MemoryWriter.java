package dev.teammem.frontmatter;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryType;

import java.util.regex.Pattern;

/** Writes frontmatter. Values come back from any YAML parser as the strings they were. */
public final class MemoryWriter {

    private static final Pattern DOCUMENT_END = Pattern.compile("^\\.\\.\\.(?=\\s|$)", Pattern.MULTILINE);
    private static final Pattern BLANKS = Pattern.compile("[ \\t]*");

    private MemoryWriter() {}

    /** A whole file. The body follows the closing fence at once and is left as it is, so that it is read back equal. */
    public static String compose(MemoryType type, String name, String description, String body) {
        return """
                ---
                name: %s
                description: %s
                type: %s
                ---
                %s""".formatted(ScalarText.of(name), ScalarText.of(description), type.word(), body);
    }

    /**
     * The file with one value of its frontmatter replaced in its place, or added as the last key; every other byte
     * stays. A type that stands under {@code metadata:} is replaced there.
     *
     * @throws IllegalArgumentException when the file has no frontmatter that can be read, or none that can take the
     *     value; one that is read with {@code frontmatter-repaired} can
     */
    public static String withField(String content, String key, String value) {
        var frontmatter = Frontmatter.read(content);
        if (Finding.anyRefuses(frontmatter.findings())) {
            throw new IllegalArgumentException("The frontmatter cannot be read: "
                    + frontmatter.findings().get(0).message());
        }
        if (holds(frontmatter, key, value)) {
            return content;
        }
        var written = frontmatter
                .find(key)
                .map(entry -> replaced(frontmatter, key, entry.value(), value))
                .orElseGet(() -> added(frontmatter, key, value));
        var after = Frontmatter.read(written);
        if (!holds(after, key, value)
                || after.findings().size() > frontmatter.findings().size()) {
            throw new IllegalArgumentException("The frontmatter cannot take another value for '" + key + "'.");
        }
        return written;
    }

    private static boolean holds(Frontmatter frontmatter, String key, String value) {
        return frontmatter
                .find(key)
                .map(entry -> entry.value() instanceof Node.Scalar scalar
                        && scalar.text().equals(value))
                .orElse(false);
    }

    private static String replaced(Frontmatter frontmatter, String key, Node old, String value) {
        var content = frontmatter.fences().content();
        var text = frontmatter.holderOf(key).flow() ? ScalarText.inFlow(value) : ScalarText.of(value);
        var behind = BLANKS.matcher(content).region(old.end(), content.length());
        // A tab may stand behind plain text but not behind quoted text.
        var blanks = behind.lookingAt() ? behind.group().replace('\t', ' ') : "";
        return spliced(content, old.start(), old.end() + blanks.length(), gap(content, old) + text + blanks);
    }

    /** The dashes of a list may stand right below their key; a text may not. */
    private static String gap(String content, Node old) {
        if (content.charAt(old.start() - 1) == ':') {
            return " ";
        }
        return old instanceof Node.Sequence && content.charAt(old.start()) == '-' ? "  " : "";
    }

    private static String added(Frontmatter frontmatter, String key, String value) {
        var content = frontmatter.fences().content();
        var root = frontmatter.root();
        if (root.flow()) {
            var separator = root.entries().isEmpty() ? "" : ", ";
            return spliced(content, root.end() - 1, root.end() - 1, separator + key + ": " + ScalarText.inFlow(value));
        }
        var at = lastLineEnd(frontmatter.fences());
        var line = indent(frontmatter) + key + ": " + ScalarText.of(value)
                + frontmatter.fences().lineEnd();
        return spliced(content, at, at, line);
    }

    private static int lastLineEnd(Fences fences) {
        var documentEnd = DOCUMENT_END.matcher(fences.content()).region(fences.yamlStart(), fences.yamlEnd());
        return documentEnd.find() ? documentEnd.start() : fences.yamlEnd();
    }

    /** The indentation of the first key, which all its siblings share. */
    private static String indent(Frontmatter frontmatter) {
        var content = frontmatter.fences().content();
        var entries = frontmatter.root().entries().values().iterator();
        if (!entries.hasNext()) {
            return "";
        }
        var blanks = BLANKS.matcher(content)
                .region(content.lastIndexOf('\n', entries.next().at()) + 1, content.length());
        return blanks.lookingAt() ? blanks.group() : "";
    }

    private static String spliced(String content, int start, int end, String text) {
        return content.substring(0, start) + text + content.substring(end);
    }
}
