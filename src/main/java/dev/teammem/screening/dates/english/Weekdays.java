package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Patterns;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;
import dev.teammem.screening.dates.phrase.Stretch;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import static dev.teammem.screening.dates.english.Words.DAY_NAME;
import static dev.teammem.screening.dates.english.Words.END;
import static dev.teammem.screening.dates.english.Words.FULL_DAY;
import static dev.teammem.screening.dates.english.Words.GAP;
import static dev.teammem.screening.dates.english.Words.PART_OF_DAY;
import static dev.teammem.screening.dates.english.Words.START;

/** Monday, next Tuesday, Wednesday next week. */
final class Weekdays {

    private static final String PART = "(?:" + GAP + "(?<part>" + PART_OF_DAY + "))?";
    private static final String WHICH = "(?i:the" + GAP + ")?(?<which>(?i:this" + GAP + "coming|this" + GAP
            + "past|this|next|last|past|coming|upcoming|following))";
    private static final String DAY = "(?<day>" + DAY_NAME + ")";

    /** Three letters that are also words need a word of time before or after them. */
    private static final String CAREFUL_DAY = "(?<day>" + FULL_DAY + "|Mon|Tues|Tue|Thurs|Thur|Thu|Fri"
            + "|(?<=\\b(?i:on|by|until|till|before|due|after|starting)[ \\t\\n]{1,4})(?:Wed|Sat|Sun)(?![ \\t]{1,4}[A-Z])"
            + "|(?:Wed|Sat|Sun)(?=[ \\t]{1,4}(?:\\d|(?:is|was|and|or|at)\\b|" + PART_OF_DAY + ")))";

    private static final Pattern OF_A_SERIES = Patterns.of("[ \\t\\n]{1,4}(?i:of|in)\\b");
    private static final Pattern WHICH_BEFORE =
            Patterns.of("(?i)\\b(?:this|next|last|past|coming|upcoming|following|previous|every|each)[ \\t\\n]{1,4}$");
    private static final Pattern ROUTINE =
            Patterns.of("(?i)mon[a-z]*[^a-z]{1,3}(?:to |through |thru )?(?:fri|sat|sun)[a-z]*|sat.*sun.*");

    static final List<Rule> RULES = List.of(
            Rule.of(
                    START + DAY + "[ \\t]{0,2}(?:to|through|thru|[-–—])[ \\t]{0,2}(?<last>" + DAY_NAME + ")s?\\b",
                    Weekdays::range),
            Rule.of(START + WHICH + GAP + DAY + PART + END, Weekdays::which),
            Rule.of(
                    START + DAY + PART + ",?" + GAP + "(?i:of" + GAP + ")?(?i:the" + GAP
                            + ")?(?<which>(?i:this|next|last|coming|following))" + GAP + "(?i:week)" + END,
                    Weekdays::inWeek),
            Rule.of(
                    START + "(?<which>(?i:this|next|last))" + GAP + "(?i:week)(?:'s)?,?" + GAP + "(?i:on" + GAP + ")?"
                            + DAY + PART + END,
                    Weekdays::inWeek),
            Rule.of(
                    START + "(?i:the" + GAP + ")?" + DAY + GAP + "(?i:after" + GAP + "next)" + END,
                    Weekdays::secondNext),
            Rule.of(
                    START + "(?i:a|one)" + GAP + "(?i:week)" + GAP + "(?i:from|on)" + GAP + DAY + END,
                    Weekdays::secondNext),
            Rule.of(START + DAY + GAP + "(?i:week)(?=[ \\t]{0,2}[,.;:)\\n]|$)", Weekdays::secondNext),
            Rule.of(START + CAREFUL_DAY + PART + END, Weekdays::bare));

    private Weekdays() {}

    private static Optional<Claim> bare(Sighting sighting) {
        var clause = sighting.clause();
        if (clause.endsBefore(WHICH_BEFORE) || Recurring.weekday(clause) || DayNames.namesAThing(sighting)) {
            return sighting.none();
        }
        var weekday = Words.dayOfWeek(sighting.word("day"));
        return day(sighting, Tense.looksBack(clause) ? last(sighting, weekday) : next(sighting, weekday));
    }

    private static Optional<Claim> which(Sighting sighting) {
        var which = sighting.word("which");
        if ((which.equals("last") || which.equals("past")) && sighting.clause().goesOn(OF_A_SERIES)) {
            return sighting.none();
        }
        var weekday = Words.dayOfWeek(sighting.word("day"));
        return switch (which) {
            case "this" -> day(sighting, sighting.saidOn().with(weekday));
            case "next" -> day(sighting, sighting.saidOn().plusWeeks(1).with(weekday));
            case "last", "past", "this past" -> day(sighting, last(sighting, weekday));
            default -> day(sighting, next(sighting, weekday));
        };
    }

    private static Optional<Claim> inWeek(Sighting sighting) {
        var weeks = Words.shift(sighting.word("which"));
        return day(sighting, sighting.saidOn().plusWeeks(weeks).with(Words.dayOfWeek(sighting.word("day"))));
    }

    private static Optional<Claim> range(Sighting sighting) {
        var routine = ROUTINE.matcher(sighting.phrase()).matches()
                || sighting.phrase().endsWith("s");
        if (sighting.clause().endsBefore(WHICH_BEFORE)) {
            return sighting.none();
        }
        if (routine || Recurring.openingHours(sighting.clause())) {
            return sighting.passing();
        }
        var first = next(sighting, Words.dayOfWeek(sighting.word("day")));
        var last = first.with(TemporalAdjusters.next(Words.dayOfWeek(sighting.word("last"))));
        return sighting.stretch(new Stretch(first, last, "days"));
    }

    private static Optional<Claim> secondNext(Sighting sighting) {
        var day = next(sighting, Words.dayOfWeek(sighting.word("day"))).plusWeeks(1);
        return sighting.day(Claim.Kind.WEEKDAY, day, "");
    }

    private static LocalDate next(Sighting sighting, DayOfWeek weekday) {
        return sighting.saidOn().with(TemporalAdjusters.next(weekday));
    }

    private static LocalDate last(Sighting sighting, DayOfWeek weekday) {
        return sighting.saidOn().with(TemporalAdjusters.previous(weekday));
    }

    private static Optional<Claim> day(Sighting sighting, LocalDate day) {
        var part = sighting.word("part");
        return sighting.day(Claim.Kind.WEEKDAY, day, part);
    }
}
