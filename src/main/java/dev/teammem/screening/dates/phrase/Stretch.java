package dev.teammem.screening.dates.phrase;

import java.time.LocalDate;
import java.util.List;

/** Days from the first to the last, both counted, with the English noun for such a stretch. */
public record Stretch(LocalDate first, LocalDate last, String noun) {

    public List<LocalDate> days() {
        return first.isBefore(last) ? List.of(first, last) : List.of(last);
    }

    public Stretch part(LocalDate from, LocalDate to) {
        return new Stretch(from, to, "days");
    }

    /** What is left of it after a day. */
    public Stretch after(LocalDate day) {
        return day.isBefore(last) ? part(day.plusDays(1), last) : part(day, day);
    }

    public Stretch before(LocalDate day) {
        return day.isAfter(first) ? part(first, day.minusDays(1)) : part(day, day);
    }
}
