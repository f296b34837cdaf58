package dev.teammem.screening.dates;

import java.util.Arrays;
import java.util.regex.Pattern;

/** Addresses, paths, file names, identifiers and handles: what stands between two spaces and is no prose. */
final class TechnicalName {

    private static final Pattern AROUND = Pattern.compile("^[(\\[{\"'*_~<,;:]{1,9}+|[.,;:!?)\\]}\"'*_~>]{1,9}+$");
    private static final Pattern JOINED =
            Pattern.compile("[A-Za-z0-9]_[A-Za-z0-9]|[A-Za-z0-9]\\.[A-Za-z]|[A-Za-z]\\.[0-9]|[A-Za-z0-9)]=|::|\\\\");
    private static final Pattern PLAIN =
            Pattern.compile("(?:Q|H)?[0-9.]{0,10}(?:am|pm)?|(?i:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}"
                    + "|today|tomorrow|yesterday|tonight|weekend|and|or|EO[DWMQY]|week|month)");

    private TechnicalName() {}

    static boolean matches(String token) {
        var name = AROUND.matcher(token).replaceAll("");
        if (name.contains("://")
                || name.startsWith("www.")
                || name.contains("@")
                || name.startsWith("/") && name.length() > 1
                || JOINED.matcher(name).find()) {
            return true;
        }
        if (name.length() > 1 && name.charAt(0) == '#' && Character.isLetter(name.charAt(1))) {
            return true;
        }
        return name.contains("/")
                && !Arrays.stream(name.split("/", 9))
                        .allMatch(part -> PLAIN.matcher(part).matches());
    }
}
