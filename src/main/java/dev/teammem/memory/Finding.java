package dev.teammem.memory;

import java.util.List;
import java.util.Locale;

/**
 * What the write path objects to in one place of a memory.
 *
 * @param rule the stable code programs switch on
 * @param field {@code name}, {@code description}, {@code type}, {@code body}, {@code file}, {@code frontmatter} or the
 *     parameter that was refused
 * @param line line of the file from 1, or 0 where a line makes no sense
 * @param column column from 1 in UTF-16 units, or 0
 * @param message what is wrong, for a person
 * @param remedy what to do about it, for a person or an agent
 */
public record Finding(
        Gate gate, String rule, Severity severity, String field, int line, int column, String message, String remedy) {

    public enum Gate {
        FORM,
        TYPE,
        SCOPE,
        DATE,
        DERIVABLE,
        TWIN;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public enum Severity {
        ERROR,
        WARNING,
        INFO;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public static Finding error(Gate gate, String rule, String field, String message, String remedy) {
        return new Finding(gate, rule, Severity.ERROR, field, 0, 0, message, remedy);
    }

    public static Finding warning(Gate gate, String rule, String field, String message, String remedy) {
        return new Finding(gate, rule, Severity.WARNING, field, 0, 0, message, remedy);
    }

    public static Finding info(Gate gate, String rule, String field, String message, String remedy) {
        return new Finding(gate, rule, Severity.INFO, field, 0, 0, message, remedy);
    }

    public Finding atLine(int where) {
        return new Finding(gate, rule, severity, field, where, column, message, remedy);
    }

    /** The same objection, raised to something that already exists elsewhere and is therefore only flagged. */
    public Finding asWarning() {
        return severity == Severity.ERROR
                ? new Finding(gate, rule, Severity.WARNING, field, line, column, message, remedy)
                : this;
    }

    public boolean refuses() {
        return severity == Severity.ERROR;
    }

    public static boolean anyRefuses(List<Finding> findings) {
        return findings.stream().anyMatch(Finding::refuses);
    }
}
