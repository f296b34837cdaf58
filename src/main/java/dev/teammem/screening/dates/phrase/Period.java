package dev.teammem.screening.dates.phrase;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Locale;

/** The calendar's own stretches. Weeks run from Monday to Sunday; their end, as people say it, is Friday. */
public enum Period {
    DAY,
    WEEK,
    MONTH,
    QUARTER,
    YEAR;

    public LocalDate shift(LocalDate day, int count) {
        return switch (this) {
            case DAY -> day.plusDays(count);
            case WEEK -> day.plusWeeks(count);
            case MONTH -> day.plusMonths(count);
            case QUARTER -> day.plusMonths(3L * count);
            case YEAR -> day.plusYears(count);
        };
    }

    public LocalDate first(LocalDate day) {
        return switch (this) {
            case DAY -> day;
            case WEEK -> day.with(DayOfWeek.MONDAY);
            case MONTH -> day.withDayOfMonth(1);
            case QUARTER -> LocalDate.of(day.getYear(), (day.getMonthValue() - 1) / 3 * 3 + 1, 1);
            case YEAR -> day.withDayOfYear(1);
        };
    }

    /** The period that holds the day, or one so many periods away. */
    public Stretch around(LocalDate day, int shift) {
        var first = shift(first(day), shift);
        return new Stretch(first, shift(first, 1).minusDays(1), name().toLowerCase(Locale.ROOT));
    }

    /** The day meant by the end of the period. */
    public LocalDate end(LocalDate day, int shift) {
        var whole = around(day, shift);
        return this == WEEK ? whole.first().with(DayOfWeek.FRIDAY) : whole.last();
    }

    public Stretch early(LocalDate day, int shift) {
        var whole = around(day, shift);
        var first = whole.first();
        return switch (this) {
            case DAY -> whole;
            case WEEK -> whole.part(first, first.plusDays(1));
            case MONTH -> whole.part(first, first.plusDays(9));
            case QUARTER -> whole.part(first, first.plusMonths(1).minusDays(1));
            case YEAR -> whole.part(first, first.plusMonths(3).minusDays(1));
        };
    }

    public Stretch middle(LocalDate day, int shift) {
        var whole = around(day, shift);
        var first = whole.first();
        return switch (this) {
            case DAY -> whole;
            case WEEK -> whole.part(first.plusDays(2), first.plusDays(2));
            case MONTH -> whole.part(first.plusDays(10), first.plusDays(19));
            case QUARTER -> whole.part(first.plusMonths(1), first.plusMonths(2).minusDays(1));
            case YEAR -> whole.part(first.plusMonths(5), first.plusMonths(7).minusDays(1));
        };
    }

    public Stretch late(LocalDate day, int shift) {
        var whole = around(day, shift);
        var first = whole.first();
        return switch (this) {
            case DAY -> whole;
            case WEEK -> whole.part(first.plusDays(3), first.plusDays(4));
            case MONTH -> whole.part(first.plusDays(20), whole.last());
            case QUARTER -> whole.part(first.plusMonths(2), whole.last());
            case YEAR -> whole.part(first.plusMonths(9), whole.last());
        };
    }

    /** Saturday and Sunday of the week that holds the day, or of one so many weeks away. */
    public static Stretch weekend(LocalDate day, int weeks) {
        var saturday = day.plusWeeks(weeks).with(DayOfWeek.SATURDAY);
        return new Stretch(saturday, saturday.plusDays(1), "weekend");
    }
}
