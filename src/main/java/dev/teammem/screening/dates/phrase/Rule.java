package dev.teammem.screening.dates.phrase;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A pattern and what it means where it matches. Patterns have bounded repetitions only, and readings look no further
 * than {@link Clause} does, so that a scan is linear whatever the text.
 */
public record Rule(Pattern pattern, Function<Sighting, Optional<Claim>> reading) {

    public static Rule of(String regex, Function<Sighting, Optional<Claim>> reading) {
        return new Rule(Patterns.of(regex), reading);
    }

    public static Rule ofAnyCase(String regex, Function<Sighting, Optional<Claim>> reading) {
        return new Rule(Patterns.ofAnyCase(regex), reading);
    }

    public static Rule passing(String regex) {
        return of(regex, Sighting::passing);
    }

    /** Reads a part of a text; what stands around the part is still seen by the pattern's conditions. */
    public void read(CharSequence text, int from, int to, LocalDate saidOn, Consumer<Claim> claims) {
        var matcher = pattern.matcher(text)
                .useTransparentBounds(true)
                .useAnchoringBounds(false)
                .region(from, to);
        while (matcher.find()) {
            reading.apply(new Sighting(text, saidOn, matcher)).ifPresent(claims);
        }
    }
}
