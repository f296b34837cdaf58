package dev.teammem.screening.dates;

import java.time.LocalDate;
import java.util.List;

/**
 * A phrase that means another day to whoever reads it later.
 *
 * @param start where it starts, in UTF-16 units from 0
 * @param end where it ends, exclusive
 * @param phrase the phrase as written
 * @param days none where it cannot be counted, one day, or the first and last day of a stretch
 */
public record RelativeDate(int start, int end, String phrase, List<LocalDate> days) {

    public RelativeDate {
        days = List.copyOf(days);
    }
}
