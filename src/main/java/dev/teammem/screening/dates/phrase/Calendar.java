package dev.teammem.screening.dates.phrase;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;

/** Which year is meant where none is said: the coming occurrence, or the last one where the sentence looks back. */
public final class Calendar {

    private Calendar() {}

    public static Optional<LocalDate> find(int year, int month, int day) {
        if (month < 1
                || month > 12
                || day < 1
                || day > YearMonth.of(year, month).lengthOfMonth()) {
            return Optional.empty();
        }
        return Optional.of(LocalDate.of(year, month, day));
    }

    /** The year in which a month and day, 29 February included, come next or came last. */
    public static Optional<LocalDate> nearest(LocalDate saidOn, int month, int day, boolean past) {
        var step = past ? -1 : 1;
        // Leap days are at most eight years apart.
        for (var year = saidOn.getYear(); Math.abs(year - saidOn.getYear()) <= 8; year += step) {
            var found = find(year, month, day);
            if (found.isPresent()
                    && (past ? !found.get().isAfter(saidOn) : !found.get().isBefore(saidOn))) {
                return found;
            }
        }
        return Optional.empty();
    }

    public static LocalDate nearestMonth(LocalDate saidOn, int month, boolean past) {
        var first = saidOn.withDayOfMonth(1);
        var found = YearMonth.of(saidOn.getYear(), month).atDay(1);
        if (past) {
            return found.isAfter(first) ? found.minusYears(1) : found;
        }
        return found.isBefore(first) ? found.plusYears(1) : found;
    }

    /** The first day of a quarter: the current one where it is that, else the coming or the last. */
    public static LocalDate nearestQuarter(LocalDate saidOn, int quarter, boolean past) {
        var current = Period.QUARTER.first(saidOn);
        var found = YearMonth.of(saidOn.getYear(), quarter * 3 - 2).atDay(1);
        if (past) {
            return found.isAfter(current) ? found.minusYears(1) : found;
        }
        return found.isBefore(current) ? found.plusYears(1) : found;
    }

    /** The coming day of that number, in this month or the next that has it. */
    public static Optional<LocalDate> nearestDayOfMonth(LocalDate saidOn, int day) {
        for (var shift = 0; shift < 3; shift++) {
            var month = YearMonth.from(saidOn).plusMonths(shift);
            var found = find(month.getYear(), month.getMonthValue(), day);
            if (found.isPresent() && !found.get().isBefore(saidOn)) {
                return found;
            }
        }
        return Optional.empty();
    }
}
