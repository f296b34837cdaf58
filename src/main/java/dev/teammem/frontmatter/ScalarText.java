package dev.teammem.frontmatter;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes a value so that every YAML parser, of 1.1 or 1.2, strict or resolving types, gives back the same string. */
final class ScalarText {

    // A letter first rules out numbers, dates, indicators and '~'.
    private static final Pattern PLAIN = Pattern.compile("\\p{L}[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]*+");
    private static final Pattern KEYWORD =
            Pattern.compile("(?i)(?:null|true|false|yes|no|on|off|y|n|t|f|inf|nan|infinity)");
    private static final Pattern STRUCTURE = Pattern.compile(":(?= |$)| (?=#|$)");
    private static final Pattern FLOW_STRUCTURE = Pattern.compile("[\\[\\]{},:?#]");

    // Besides quotes: control characters, what YAML 1.1 takes for line ends, and what its parsers refuse unescaped.
    private static final Pattern ESCAPED = Pattern.compile("[\"\\\\\\p{Cc}\\p{Cs}\\u2028\\u2029\\uFEFF\\uFFFE\\uFFFF]");

    private ScalarText() {}

    static String of(String value) {
        return isPlain(value) ? value : quoted(value);
    }

    /** The value as it may stand between braces and brackets. */
    static String inFlow(String value) {
        return isPlain(value) && !FLOW_STRUCTURE.matcher(value).find() ? value : quoted(value);
    }

    private static boolean isPlain(String value) {
        return PLAIN.matcher(value).matches()
                && !KEYWORD.matcher(value).matches()
                && !STRUCTURE.matcher(value).find();
    }

    private static String quoted(String value) {
        var escaped = ESCAPED.matcher(value).replaceAll(found -> Matcher.quoteReplacement(escape(found.group())));
        return '"' + escaped + '"';
    }

    private static String escape(String character) {
        return switch (character) {
            case "\"", "\\" -> "\\" + character;
            case "\n" -> "\\n";
            case "\r" -> "\\r";
            case "\t" -> "\\t";
            default -> String.format("\\u%04X", (int) character.charAt(0));
        };
    }
}
