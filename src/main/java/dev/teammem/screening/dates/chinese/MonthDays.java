package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Calendar;
import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Period;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;
import dev.teammem.screening.dates.phrase.Stretch;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

import static dev.teammem.screening.dates.chinese.Words.NO_NUMBER_BEFORE;
import static dev.teammem.screening.dates.chinese.Words.NUMBER;

/** 3月5日, 十一月底, 15号之前, 11-05 起: days and months that do not say their year. */
final class MonthDays {

    private static final String START = NO_NUMBER_BEFORE + "(?<![年每个/-])(?<!年[ ])";
    private static final String MONTH = "(?<month>" + NUMBER + ")[ ]?月";
    private static final String WEEKDAY = "(?:[ ]?[(]?(?:周|星期|礼拜)[一二三四五六日天][)]?)?";
    private static final String FROM_THEN = "(?=之?前|以前|起|开始|截止|上线|生效|切换|凌晨|早上|上午|中午|下午|晚上|晚|为止)";

    static final List<Rule> RULES = List.of(
            Rule.of(
                    START + MONTH + "[ ]?(?<day>" + NUMBER + ")[ ]?[日号]" + WEEKDAY + "(?:[ ]?(?:至|到|~|-|–|—)[ ]?(?<to>"
                            + NUMBER + ")[日号])?",
                    MonthDays::monthAndDay),
            Rule.of(START + MONTH + "份?(?<part>底|末|初|中旬|上旬|下旬)", MonthDays::month),
            Rule.of(
                    START + MONTH
                            + "(?<part>份|(?=之?前|以前|起|开始|上线|切换|交付|下线|涨价|发布|生效|完成|到期|启用|停用|才|就|再|要|将|会|之?后|以后|[,。;]|$))",
                    MonthDays::month),
            Rule.of(
                    "(?:(?<=[在于到至自从定为是])[ ]?|(?<![\\d.:/-]))(?<month>0[1-9]|1[0-2])[-/](?<day>0[1-9]|[12]\\d|3[01])(?![\\d/-])(?=[ ]?(?:之?前|以前|起|开始|截止|上线|生效|凌晨|早上|上午|中午|下午|晚上))",
                    MonthDays::monthDashDay),
            Rule.of(NO_NUMBER_BEFORE + "(?<![第月每年.-])(?<day>" + NUMBER + ")号" + FROM_THEN, MonthDays::dayAlone),
            Rule.of(NO_NUMBER_BEFORE + "(?<![第月每年.-])(?<day>" + NUMBER + ")日(?=之?前|起|为止)", MonthDays::dayAlone));

    private MonthDays() {}

    private static Optional<LocalDate> nearest(Sighting sighting) {
        if (Recurring.matches(sighting.clause())) {
            return Optional.empty();
        }
        var month = Words.number(sighting.word("month"));
        var day = Words.number(sighting.word("day"));
        return Calendar.nearest(sighting.saidOn(), month, day, Tense.looksBack(sighting.clause()));
    }

    private static Optional<Claim> monthDashDay(Sighting sighting) {
        return nearest(sighting).flatMap(day -> sighting.day(Claim.Kind.WITHOUT_YEAR, day, ""));
    }

    private static Optional<Claim> monthAndDay(Sighting sighting) {
        return nearest(sighting).flatMap(day -> reach(sighting, day));
    }

    private static Optional<Claim> reach(Sighting sighting, LocalDate first) {
        if (!sighting.has("to")) {
            return sighting.day(Claim.Kind.WITHOUT_YEAR, first, "");
        }
        return Calendar.find(first.getYear(), first.getMonthValue(), Words.number(sighting.word("to")))
                .flatMap(last -> sighting.stretch(Claim.Kind.WITHOUT_YEAR, new Stretch(first, last, "days")));
    }

    private static Optional<Claim> month(Sighting sighting) {
        var clause = sighting.clause();
        var month = Words.number(sighting.word("month"));
        if (month < 1 || month > 12 || Recurring.matches(clause)) {
            return sighting.none();
        }
        var first = Calendar.nearestMonth(sighting.saidOn(), month, Tense.looksBack(clause));
        return Periods.part(sighting, Claim.Kind.WITHOUT_YEAR, Period.MONTH, first, sighting.word("part"));
    }

    private static Optional<Claim> dayAlone(Sighting sighting) {
        if (Recurring.matches(sighting.clause())) {
            return sighting.none();
        }
        return Calendar.nearestDayOfMonth(sighting.saidOn(), Words.number(sighting.word("day")))
                .flatMap(day -> sighting.day(Claim.Kind.WITHOUT_YEAR, day, ""));
    }
}
