package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Patterns;
import dev.teammem.screening.dates.phrase.Period;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;
import dev.teammem.screening.dates.phrase.Stretch;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

import static dev.teammem.screening.dates.english.Words.END;
import static dev.teammem.screening.dates.english.Words.GAP;
import static dev.teammem.screening.dates.english.Words.START;

/** Next week, early next month, the end of the quarter, this weekend. */
final class Periods {

    private static final String PERIOD = "(?<period>(?i:week|month|quarter|year))";
    private static final String THE = "(?i:the" + GAP + ")?";
    private static final String YEAR_AFTER = "(?!(?:" + GAP + "|,[ \\t])(?:of" + GAP + ")?(?:20|19)\\d\\d)";

    private static final Pattern OF_SOMETHING = Patterns.of("(?i)[ \\t\\n]{1,4}(?:of|in which|when|before it)\\b");
    private static final Pattern OVER = Patterns.of("(?i)\\b(?:in|over|during|within|for|until|by)[ \\t\\n]{1,4}$");
    private static final Pattern ADJECTIVE = Patterns.of("[ \\t]{1,2}(?!(?i:and|or|the|we|all|no|only|at|in|on|because"
            + "|so|for|with|when|as|but|is|was|will|it|they|nobody|our|to|a|an|if|while|then|this|after|before|every"
            + "|each|not|must|may|can|has|both|only|there|that|which|since|until|unless|by|from)\\b)[a-z]{2,}");

    static final List<Rule> RULES = List.of(
            Rule.of(
                    START + THE + "(?<part>(?i:end|close|beginning|start|middle))(?:" + GAP + "|-)(?i:of)(?:" + GAP
                            + "|-)"
                            + "(?:(?<which>(?i:the" + GAP
                            + "(?:current|coming|next|following)|the|this|next|last|current"
                            + "|coming))" + GAP + ")?(?i:(?:calendar|working|business)" + GAP + ")?" + PERIOD + END
                            + YEAR_AFTER,
                    Periods::edge),
            Rule.of(
                    "(?=[tTwWmMqQyY])(?<=\\b(?i:by|before|until|till|after|for|at(?=[ \\t]{1,4}\\w{4,7}['’]s))[ \\t\\n]{1,4})"
                            + THE + "(?<period>(?i:week|month|quarter" + "|year))(?:['’]s)?(?:" + GAP + "|-)(?i:end)"
                            + END + YEAR_AFTER,
                    Periods::compoundEnd),
            Rule.of(START + "EO(?<period>[WMQY])" + END, Periods::abbreviated),
            Rule.of(
                    START + "(?:(?<part>(?i:early|late|mid|later|earlier))(?:" + GAP + "|-))?" + THE
                            + "(?<which>(?i:this"
                            + "|next|last|following|coming|current|past|upcoming|previous))" + GAP
                            + "(?<kind>(?i:fiscal|financial|school|academic|calendar|billing|business|working)" + GAP
                            + ")?"
                            + PERIOD + END + YEAR_AFTER,
                    Periods::named),
            Rule.ofAnyCase(
                    START + "(?:the" + GAP + ")?" + PERIOD + GAP + "(?<which>after" + GAP + "next|before" + GAP
                            + "last)" + END,
                    sighting -> sighting.stretch(Words.period(sighting.word("period"))
                            .around(sighting.saidOn(), sighting.word("which").startsWith("after") ? 2 : -2))),
            Rule.ofAnyCase(
                    START + "the" + GAP + "(?:rest|remainder)" + GAP + "of" + GAP + "(?:the|this)" + GAP + PERIOD + END
                            + YEAR_AFTER,
                    Periods::rest),
            Rule.ofAnyCase(
                    START + "(?:the" + GAP + ")?(?<which>this|next|last|coming|past)" + GAP + "weekend" + END,
                    sighting -> weekend(sighting, sighting.word("which"))),
            Rule.ofAnyCase(
                    "(?=t)(?<=\\b(?:over|by|before|until|after|during)[ \\t\\n]{1,4})the" + GAP + "weekend" + END,
                    sighting -> Recurring.period(sighting.clause())
                                    || sighting.clause().goesOn(OF_SOMETHING)
                            ? sighting.none()
                            : weekend(sighting, "this")),
            Rule.ofAnyCase(
                    START + "(?:this|next|last|coming)" + GAP + "(?:spring|summer|autumn|fall|winter)" + END,
                    Sighting::uncounted));

    private Periods() {}

    private static Optional<Claim> edge(Sighting sighting) {
        var which = sighting.word("which");
        var clause = sighting.clause();
        var generic = which.isEmpty() || which.equals("the");
        if (generic && (Recurring.period(clause) || clause.goesOn(OF_SOMETHING) || isAdjective(sighting))) {
            return sighting.none();
        }
        var period = Words.period(sighting.word("period"));
        var shift = Words.shift(which.replace("the ", ""));
        var said = sighting.saidOn();
        return switch (sighting.word("part")) {
            case "end", "close" -> sighting.day(period.end(said, shift));
            case "middle" -> sighting.stretch(period.middle(said, shift));
            default -> sighting.day(start(period, said, shift, generic));
        };
    }

    /** The start of the week that is only called so is the coming one, as this week's has gone. */
    private static LocalDate start(Period period, LocalDate said, int shift, boolean generic) {
        var first = period.around(said, shift).first();
        return generic && first.isBefore(said) ? period.shift(first, 1) : first;
    }

    private static boolean isAdjective(Sighting sighting) {
        return sighting.phrase().contains("-") && sighting.clause().goesOn(ADJECTIVE);
    }

    private static Optional<Claim> compoundEnd(Sighting sighting) {
        var clause = sighting.clause();
        if (clause.goesOn(ADJECTIVE) || Recurring.period(clause)) {
            return sighting.none();
        }
        return sighting.day(Words.period(sighting.word("period")).end(sighting.saidOn(), 0));
    }

    private static Optional<Claim> abbreviated(Sighting sighting) {
        var period = switch (sighting.word("period")) {
            case "w" -> Period.WEEK;
            case "m" -> Period.MONTH;
            case "q" -> Period.QUARTER;
            default -> Period.YEAR;
        };
        return Recurring.period(sighting.clause()) ? sighting.none() : sighting.day(period.end(sighting.saidOn(), 0));
    }

    private static Optional<Claim> named(Sighting sighting) {
        if (isOfAnotherThing(sighting) || isTitle(sighting)) {
            return sighting.none();
        }
        if (sighting.has("kind") && !sighting.word("kind").startsWith("calendar")) {
            return sighting.uncounted();
        }
        var period = Words.period(sighting.word("period"));
        var shift = Words.shift(sighting.word("which"));
        return sighting.stretch(part(sighting, period, shift));
    }

    private static Stretch part(Sighting sighting, Period period, int shift) {
        var said = sighting.saidOn();
        return switch (sighting.word("part")) {
            case "early" -> period.early(said, shift);
            case "mid" -> period.middle(said, shift);
            case "late" -> period.late(said, shift);
            case "later" -> shift == 0 ? period.around(said, 0).after(said) : period.late(said, shift);
            case "earlier" -> shift == 0 ? period.around(said, 0).before(said) : period.around(said, shift);
            default -> period.around(said, shift);
        };
    }

    /** "the last month of the contract", "the following week": counted from something in the text. */
    private static boolean isOfAnotherThing(Sighting sighting) {
        var phrase = sighting.word("which");
        if (phrase.equals("previous") || sighting.clause().goesOn(OF_SOMETHING)) {
            return true;
        }
        var article = sighting.phrase().toLowerCase(Locale.ROOT).startsWith("the");
        return switch (phrase) {
            case "last", "next", "past" -> article && !sighting.clause().endsBefore(OVER);
            case "following" -> true;
            case "current", "upcoming", "coming" -> Recurring.period(sighting.clause());
            default -> false;
        };
    }

    /** "This Week" on a screen. */
    private static boolean isTitle(Sighting sighting) {
        var words = sighting.phrase();
        var second = words.charAt(words.length() - sighting.word("period").length());
        return Character.isUpperCase(second) && sighting.startsWithCapital();
    }

    private static Optional<Claim> rest(Sighting sighting) {
        var whole = Words.period(sighting.word("period")).around(sighting.saidOn(), 0);
        return sighting.stretch(whole.part(sighting.saidOn(), whole.last()));
    }

    private static Optional<Claim> weekend(Sighting sighting, String which) {
        var weeks = which.equals("coming") ? 0 : Words.shift(which);
        return sighting.stretch(Period.weekend(sighting.saidOn(), weeks));
    }
}
