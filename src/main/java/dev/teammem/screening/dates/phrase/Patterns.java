package dev.teammem.screening.dates.phrase;

import java.util.regex.Pattern;

/**
 * Compiles patterns in which {@code \b} is the edge of a Latin word. For Java 17 a Chinese character is a letter, too, so
 * its own {@code \b} sees no edge in {@code 周五cut}.
 */
public final class Patterns {

    private static final String EDGE = "(?:(?<![A-Za-z0-9_])(?=[A-Za-z0-9_])|(?<=[A-Za-z0-9_])(?![A-Za-z0-9_]))";

    private Patterns() {}

    public static Pattern of(String regex) {
        return Pattern.compile(regex.replace("\\b", EDGE));
    }

    public static Pattern ofAnyCase(String regex) {
        return of("(?i)" + regex);
    }
}
