package dev.teammem.screening.derivable;

import java.util.regex.Pattern;

/**
 * The reading of a line that patterns see: ASCII instead of full-width forms and curly quotes, no back-ticks and bold,
 * a blank between Chinese and other words, and {@code ‹url›} for every address outside the repository.
 */
final class Folding {

    static final String ADDRESS = "‹url›";

    private static final Pattern MARKS = Pattern.compile("`|\\*\\*");
    private static final Pattern SEAM = Pattern.compile("(?<=\\p{IsHan})(?=[!#@\\w/])|(?<=[\\w/)>])(?=\\p{IsHan})");
    private static final Pattern OUTSIDE = Pattern.compile(
            "\\b[a-z][a-z0-9+.-]{1,10}://[^\\s)>,;]{1,200}|[\\w.+-]{1,64}@[\\w-]{1,64}(?:\\.[\\w-]{1,64}){1,6}"
                    + "|(?<![\\w./@-])(?:[\\w-]{1,64}\\.){1,6}"
                    + "(?:com|org|net|io|dev|cn|example|internal|intranet|local|lan|corp|app|co|eu|de|fr|uk|jp)"
                    + "(?![\\w.-]?\\w)(?::\\d{1,5})?(?:/[^\\s)>,;]{0,200})?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern HERE =
            Pattern.compile("(?:https?://)?(?:localhost|127\\.0\\.0\\.1|0\\.0\\.0\\.0)(?::\\d{1,5})?[^\\s)>,;]{0,200}");

    private static final Pattern CODE = Pattern.compile(Shapes.in("<path>|<id>"), Pattern.CASE_INSENSITIVE);

    private Folding() {}

    static String withoutCode(String folded) {
        return CODE.matcher(folded).replaceAll("‹code›");
    }

    static String of(String text) {
        var plain = MARKS.matcher(narrow(text)).replaceAll("");
        var local = HERE.matcher(plain).replaceAll("localhost");
        var outside = OUTSIDE.matcher(local).replaceAll(ADDRESS);
        return SEAM.matcher(outside).replaceAll(" ");
    }

    private static String narrow(String text) {
        var folded = new StringBuilder(text.length());
        for (var i = 0; i < text.length(); i++) {
            folded.append(narrow(text.charAt(i)));
        }
        return folded.toString();
    }

    private static char narrow(char c) {
        if (c >= '！' && c <= '～') {
            return (char) (c - '！' + '!');
        }
        return switch (c) {
            case '‘', '’' -> '\'';
            case '“', '”' -> '"';
            case '\u3000', '\u00a0', '\t' -> ' ';
            case '–', '—' -> '-';
            default -> c;
        };
    }
}
