package dev.teammem.frontmatter;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;

/** What {@code source-date:} may say: a day, which starts in UTC, or a time with its offset. */
final class SourceDate {

    private static final int DAY = "2026-03-05".length();

    private SourceDate() {}

    /** {@link Instant#MIN} where the text says neither, or a year outside 1 to 9999. */
    static Instant read(String text) {
        try {
            var time = text.length() == DAY
                    ? LocalDate.parse(text).atStartOfDay().atOffset(ZoneOffset.UTC)
                    : OffsetDateTime.parse(text);
            // Stores count in milliseconds or less; a year with nine digits does not fit.
            return time.getYear() >= 1 && time.getYear() <= 9999 ? time.toInstant() : Instant.MIN;
        } catch (DateTimeParseException unreadable) {
            return Instant.MIN;
        }
    }
}
