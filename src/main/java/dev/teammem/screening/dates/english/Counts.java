package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Patterns;
import dev.teammem.screening.dates.phrase.Period;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;
import dev.teammem.screening.dates.phrase.Stretch;

import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import static dev.teammem.screening.dates.english.Words.DAY_NAME;
import static dev.teammem.screening.dates.english.Words.END;
import static dev.teammem.screening.dates.english.Words.GAP;
import static dev.teammem.screening.dates.english.Words.NUMBER;
import static dev.teammem.screening.dates.english.Words.START;
import static dev.teammem.screening.dates.english.Words.UNIT;
import static dev.teammem.screening.dates.english.Words.VAGUE_NUMBER;

/** In three weeks, two months ago, ten days from now; a length of time alone is no date. */
final class Counts {

    private static final String AMOUNT = "(?:about" + GAP + "|roughly" + GAP + "|exactly" + GAP + "|around" + GAP
            + "|almost" + GAP + "|nearly" + GAP + ")?(?<number>" + NUMBER + ")(?:" + GAP + "|-)(?<unit>" + UNIT
            + ")s?['’]?(?:" + GAP + "time)?";

    /** What makes a length of time of "in two weeks": how often, how fast, how long at most. */
    private static final Pattern LENGTH_BEFORE = Patterns.of(
            "(?i)\\b(?:once|twice|times|days|weeks|months|hours|done|answered|processed|settled|refunded|finished"
                    + "|completed|handled|resolved|triaged|paid back|doubled|halved|ever)[ \\t\\n]{1,4}$");

    private static final Pattern LENGTH_AFTER = Patterns.of(
            "(?i)(?:[ \\t\\n]{1,4}(?:of|at most|or (?:less|fewer|more)|per|after|following|each|every|on average|max"
                    + "|at the latest|from (?:the )?(?!now|today|tomorrow|monday|tuesday|wednesday|thursday|friday"
                    + "|saturday|sunday)))\\b");

    static final List<Rule> RULES = List.of(
            Rule.ofAnyCase(START + "in" + GAP + AMOUNT + END, Counts::in),
            Rule.ofAnyCase(START + AMOUNT + GAP + "ago" + END, sighting -> counted(sighting, -1)),
            Rule.ofAnyCase(
                    START + "(?:in" + GAP + ")?" + AMOUNT + GAP + "(?:hence|(?:from|after)" + GAP
                            + "(?<from>now|today|tomorrow|" + DAY_NAME + "))" + END,
                    Counts::from),
            Rule.ofAnyCase(
                    "(?=t)(?<=\\b(?:for|over|during|in|within)[ \\t\\n]{1,4})the" + GAP + "(?:next|coming)" + GAP
                            + AMOUNT + END,
                    Counts::ahead),
            Rule.ofAnyCase(
                    START + "(?:in" + GAP + VAGUE_NUMBER + GAP + UNIT + "s['’]?" + GAP + "time|(?:" + VAGUE_NUMBER + "|"
                            + NUMBER + ")" + GAP + "(?:hour|minute)s?" + GAP + "ago|" + VAGUE_NUMBER + GAP + UNIT + "s?"
                            + GAP + "ago)" + END,
                    Sighting::uncounted));

    private Counts() {}

    private static Optional<Claim> in(Sighting sighting) {
        var clause = sighting.clause();
        var single =
                sighting.word("unit").equals("day") && sighting.word("number").equals("a");
        var length = clause.endsBefore(LENGTH_BEFORE) || clause.goesOn(LENGTH_AFTER) || Recurring.period(clause);
        return single || length ? sighting.none() : counted(sighting, 1);
    }

    private static Optional<Claim> from(Sighting sighting) {
        var from = sighting.word("from");
        if (from.isEmpty() || from.equals("now") || from.equals("today")) {
            return counted(sighting, 1);
        }
        var start = from.equals("tomorrow")
                ? sighting.saidOn().plusDays(1)
                : sighting.saidOn().with(TemporalAdjusters.next(Words.dayOfWeek(from)));
        return sighting.day(shifted(sighting, start, 1));
    }

    private static Optional<Claim> ahead(Sighting sighting) {
        var today = sighting.saidOn();
        return sighting.stretch(new Stretch(today, shifted(sighting, today, 1), "period"));
    }

    private static Optional<Claim> counted(Sighting sighting, int direction) {
        return sighting.day(shifted(sighting, sighting.saidOn(), direction));
    }

    private static LocalDate shifted(Sighting sighting, LocalDate day, int direction) {
        var number = sighting.word("number");
        var unit = sighting.word("unit");
        if (number.startsWith("half")) {
            return half(unit, day, direction);
        }
        var count = Words.number(number) * direction;
        return unit.equals("fortnight")
                ? day.plusWeeks(2L * count)
                : Words.period(unit).shift(day, count);
    }

    private static LocalDate half(String unit, LocalDate day, int direction) {
        return unit.equals("year") ? Period.MONTH.shift(day, 6 * direction) : day.plusDays(15L * direction);
    }
}
