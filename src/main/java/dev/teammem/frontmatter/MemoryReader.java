package dev.teammem.frontmatter;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryText.Field;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a memory file, whatever it holds: what cannot be read is a finding, never an exception.
 *
 * <p>Linear in the length of the file. A frontmatter that is missing, unclosed, too large or refused gives missing
 * fields; where it is missing or unclosed the whole file is body.
 */
public final class MemoryReader {

    /** Whoever scans a directory for heads reads no more lines of a file than these. */
    static final int HEAD_LINES = 30;

    private final Frontmatter frontmatter;
    private final List<Finding> findings;

    private MemoryReader(Frontmatter frontmatter) {
        this.frontmatter = frontmatter;
        this.findings = new ArrayList<>(frontmatter.findings());
    }

    public static MemoryText read(String content) {
        return new MemoryReader(Frontmatter.read(content)).text();
    }

    private MemoryText text() {
        var fences = frontmatter.fences();
        var name = shown("name");
        var description = shown("description");
        var type = field("type");
        var supersedes = supersedes();
        var sourceDate = sourceDate();
        return new MemoryText(
                fences.content(),
                name,
                description,
                new Field(type.text().strip(), type.line()),
                supersedes,
                sourceDate,
                fences.body(),
                fences.bodyLine(),
                findings);
    }

    private Field shown(String key) {
        var field = field(key);
        if (holdsControl(field.text())) {
            findings.add(FormFindings.control(key, field.line()));
        }
        return field;
    }

    private Field field(String key) {
        var found = frontmatter.find(key);
        if (found.isEmpty()) {
            return Field.MISSING;
        }
        var entry = found.get();
        var line = lineOf(entry);
        if (frontmatter.fences().lineOf(entry.value().end()) > HEAD_LINES) {
            findings.add(FormFindings.tooLong(key, line));
        }
        if (entry.value() instanceof Node.Scalar scalar) {
            return new Field(scalar.text(), line);
        }
        findings.add(FormFindings.noText(key, line));
        return Field.MISSING;
    }

    private List<String> supersedes() {
        List<String> files = new ArrayList<>();
        frontmatter.find("supersedes").ifPresent(entry -> {
            var items = entry.value() instanceof Node.Sequence list ? list.items() : List.of(entry.value());
            for (var item : items) {
                if (item instanceof Node.Scalar file) {
                    files.add(file.text().strip());
                } else {
                    findings.add(FormFindings.noFiles(lineOf(entry)));
                }
            }
        });
        files.removeIf(String::isEmpty);
        return files;
    }

    private Instant sourceDate() {
        var entry = frontmatter.find("source-date");
        if (entry.isEmpty()) {
            return Instant.MIN;
        }
        var date = entry.get().value() instanceof Node.Scalar scalar
                ? SourceDate.read(scalar.text().strip())
                : Instant.MIN;
        if (date.equals(Instant.MIN)) {
            findings.add(FormFindings.sourceDate(lineOf(entry.get())));
        }
        return date;
    }

    private int lineOf(Node.Entry entry) {
        return frontmatter.fences().lineOf(entry.at());
    }

    /** Half a surrogate pair counts too: no file can hold it. */
    private static boolean holdsControl(String text) {
        return text.codePoints()
                .anyMatch(c -> (Character.isISOControl(c) && "\t\n\r".indexOf(c) < 0)
                        || Character.getType(c) == Character.SURROGATE);
    }
}
