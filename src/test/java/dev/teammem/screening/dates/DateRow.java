package dev.teammem.screening.dates;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;

/** One sentence of a labelled set, with the days it means and the other readings that are as good. */
record DateRow(
        String id,
        String lang,
        LocalDate saidOn,
        String text,
        boolean error,
        boolean soft,
        boolean span,
        List<List<LocalDate>> readings) {

    private static final ObjectMapper JSON = new ObjectMapper();

    static List<DateRow> read(String resource) {
        try (var in = DateRow.class.getResourceAsStream(resource)) {
            var lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
            return lines.filter(line -> !line.isBlank()).map(DateRow::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static DateRow parse(String line) {
        try {
            var row = JSON.readTree(line);
            List<List<LocalDate>> readings = new ArrayList<>();
            if (!row.path("resolved").isNull()) {
                readings.add(days(row.path("resolved")));
                row.path("accept").forEach(list -> readings.add(days(list)));
            }
            return new DateRow(
                    row.path("id").asText(),
                    row.path("lang").asText(),
                    OffsetDateTime.parse(row.path("at").asText()).toLocalDate(),
                    row.path("text").asText(),
                    row.path("expect").asText().equals("error"),
                    row.path("soft").asBoolean(),
                    row.path("span").asBoolean(),
                    readings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<LocalDate> days(JsonNode list) {
        List<LocalDate> days = new ArrayList<>();
        list.forEach(day -> days.add(LocalDate.parse(day.asText())));
        return days;
    }

    List<RelativeDate> found() {
        return RelativeDates.find(text, saidOn);
    }

    boolean verdictIsRight() {
        return error != found().isEmpty();
    }

    boolean hasDays() {
        return !readings.isEmpty();
    }

    boolean daysAreRight() {
        List<LocalDate> suggested =
                found().stream().flatMap(date -> date.days().stream()).toList();
        return readings.stream().anyMatch(reading -> span ? lieInside(suggested, reading) : suggested.equals(reading));
    }

    boolean isRight() {
        return verdictIsRight() && (!error || !hasDays() || daysAreRight());
    }

    private static boolean lieInside(List<LocalDate> suggested, List<LocalDate> stretch) {
        var last = stretch.get(stretch.size() - 1);
        return !suggested.isEmpty()
                && suggested.stream().noneMatch(day -> day.isBefore(stretch.get(0)) || day.isAfter(last));
    }
}
