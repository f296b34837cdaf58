package dev.teammem.screening.dates.phrase;

import java.time.LocalDate;
import java.util.List;

/**
 * What one rule read in one place.
 *
 * @param days none where the phrase cannot be counted, one day, or first and last day of a stretch
 * @param noun the part of a day ({@code morning}), what kind of stretch it is ({@code week}), or empty
 */
public record Claim(int start, int end, Kind kind, List<LocalDate> days, String noun) {

    public enum Kind {
        /** Looks like a relative date and is none; keeps the rules for relative dates away from these characters. */
        PASSING,
        /** A date that is complete in itself. */
        ABSOLUTE,
        RELATIVE,
        /** A relative date that names a weekday. */
        WEEKDAY,
        WITHOUT_YEAR,
        /** Numbers that can be read as two dates. */
        AMBIGUOUS;

        public boolean objects() {
            return switch (this) {
                case PASSING, ABSOLUTE -> false;
                case RELATIVE, WEEKDAY, WITHOUT_YEAR, AMBIGUOUS -> true;
            };
        }
    }

    public Claim {
        days = List.copyOf(days);
    }

    public int length() {
        return end - start;
    }
}
