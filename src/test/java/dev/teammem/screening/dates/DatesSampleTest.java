package dev.teammem.screening.dates;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;

/** How often the dates rule is right on labelled sentences; the numbers may not fall. */
class DatesSampleTest {

    private static final double ENOUGH = 0.95;

    @ParameterizedTest
    @ValueSource(strings = {"/gate/dates.jsonl", "/gate/own-dates.jsonl"})
    void nearlyEverySentenceIsJudgedAndCountedRight(String resource) {
        var rows = DateRow.read(resource);
        var misses = rows.stream().filter(row -> !row.isRight()).toList();

        // The numbers are what one compares from change to change, so they are shown when all is well, too.
        System.out.printf("%s%n%s%nmissed:%n%s%n", resource, measures(rows), lines(misses));
        assertThat(share(rows, DateRow::isRight))
                .as("share judged and counted right; missed:%n%s", lines(misses))
                .isGreaterThanOrEqualTo(ENOUGH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/gate/dates.jsonl", "/gate/own-dates.jsonl"})
    void resolvingLeavesNothingThatCouldBeCounted(String resource) {
        for (var row : DateRow.read(resource)) {
            var resolved = RelativeDates.resolve(row.text(), row.saidOn());

            assertThat(RelativeDates.find(resolved, row.saidOn()))
                    .as(resolved)
                    .allMatch(date -> date.days().isEmpty());
        }
    }

    /** Error recall, false errors and right days per language, contestable rows apart. */
    private static String measures(List<DateRow> rows) {
        var groups = rows.stream()
                .collect(Collectors.groupingBy(
                        row -> row.lang() + (row.soft() ? " soft" : ""), TreeMap::new, Collectors.toList()));
        return groups.entrySet().stream()
                .map(group -> group.getKey() + ": " + measure(group.getValue()))
                .collect(Collectors.joining("\n"));
    }

    private static String measure(List<DateRow> rows) {
        var errors = rows.stream().filter(DateRow::error).toList();
        var passes = rows.stream().filter(row -> !row.error()).toList();
        var dated = errors.stream().filter(DateRow::hasDays).toList();
        return "%d rows, error recall %.2f, false errors %.2f, right days %.2f"
                .formatted(
                        rows.size(),
                        share(errors, DateRow::verdictIsRight),
                        1 - share(passes, DateRow::verdictIsRight),
                        share(dated, DateRow::daysAreRight));
    }

    private static double share(List<DateRow> rows, Predicate<DateRow> right) {
        return rows.isEmpty() ? 1 : (double) rows.stream().filter(right).count() / rows.size();
    }

    private static String lines(List<DateRow> rows) {
        return rows.stream()
                .map(row -> row.id() + " " + row.text() + " → " + row.found())
                .collect(Collectors.joining("\n"));
    }
}
