package dev.teammem.web.layout;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;

import static org.assertj.core.api.Assertions.assertThat;

class FreshnessTest {

    private final Freshness freshness =
            new Freshness(Clock.fixed(Instant.parse("2026-03-02T00:30:00Z"), ZoneOffset.UTC));

    @ParameterizedTest
    @CsvSource({
        "2026-03-02T00:10:00Z, 0",
        "2026-03-02T23:59:59Z, 0",
        "2026-03-01T23:59:59Z, 1",
        "2026-02-28T12:00:00Z, 2",
        "2025-03-02T00:00:00Z, 365",
        "2026-03-03T00:00:00Z, -1"
    })
    void countsDaysOfTheCalendar(Instant at, int days) {
        assertThat(freshness.days(at)).isEqualTo(days);
    }

    @Test
    void theExactTimeIsUtc() {
        assertThat(freshness.exact(Instant.parse("2026-03-01T08:05:06.789Z"))).isEqualTo("2026-03-01 08:05:06 UTC");
    }
}
