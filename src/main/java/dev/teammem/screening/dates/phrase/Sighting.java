package dev.teammem.screening.dates.phrase;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One match of a rule, with its surroundings and the day to count from. Lives only while the rule reads it. */
public final class Sighting {

    private static final Pattern SPACES = Pattern.compile("[ \\t\\r\\n]{1,16}+");

    private final CharSequence text;
    private final LocalDate saidOn;
    private final Matcher match;
    private final Clause clause;

    Sighting(CharSequence text, LocalDate saidOn, Matcher match) {
        this.text = text;
        this.saidOn = saidOn;
        this.match = match;
        this.clause = Clause.around(text, match.start(), match.end());
    }

    public LocalDate saidOn() {
        return saidOn;
    }

    public Clause clause() {
        return clause;
    }

    /** The whole match as written. */
    public String phrase() {
        return match.group();
    }

    /** What a group matched, in lower case and with single spaces, or nothing. */
    public String word(String group) {
        var matched = match.group(group);
        return matched == null
                ? ""
                : SPACES.matcher(matched.toLowerCase(Locale.ROOT)).replaceAll(" ");
    }

    public boolean has(String group) {
        return match.group(group) != null;
    }

    public boolean startsWithCapital() {
        return Character.isUpperCase(text.charAt(match.start()));
    }

    public Optional<Claim> none() {
        return Optional.empty();
    }

    public Optional<Claim> passing() {
        return claim(Claim.Kind.PASSING, List.of(), "");
    }

    public Optional<Claim> day(LocalDate day) {
        return day(Claim.Kind.RELATIVE, day, "");
    }

    public Optional<Claim> day(Claim.Kind kind, LocalDate day, String partOfDay) {
        return claim(kind, List.of(day), partOfDay);
    }

    public Optional<Claim> stretch(Stretch stretch) {
        return stretch(Claim.Kind.RELATIVE, stretch);
    }

    public Optional<Claim> stretch(Claim.Kind kind, Stretch stretch) {
        return claim(kind, stretch.days(), stretch.noun());
    }

    /** A relative date that names no day one could suggest. */
    public Optional<Claim> uncounted() {
        return claim(Claim.Kind.RELATIVE, List.of(), "");
    }

    public Optional<Claim> claim(Claim.Kind kind, List<LocalDate> days, String noun) {
        return Optional.of(new Claim(match.start(), match.end(), kind, days, noun));
    }
}
