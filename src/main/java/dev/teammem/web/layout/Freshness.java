package dev.teammem.web.layout;

import jakarta.inject.Named;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** How old things are, in days of UTC; templates use the tag {@code freshness}. */
@Named("freshness")
@Singleton
public class Freshness {

    private static final DateTimeFormatter EXACT = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private final Clock clock;

    public Freshness(Clock clock) {
        this.clock = clock;
    }

    /** 0 for today, 1 for yesterday; negative for what is dated ahead. */
    public int days(Instant at) {
        var today = clock.instant().atZone(ZoneOffset.UTC).toLocalDate();
        return Math.toIntExact(ChronoUnit.DAYS.between(at.atZone(ZoneOffset.UTC).toLocalDate(), today));
    }

    public String exact(Instant at) {
        return EXACT.format(at);
    }

    public String date(Instant at) {
        return exact(at).substring(0, 10);
    }
}
