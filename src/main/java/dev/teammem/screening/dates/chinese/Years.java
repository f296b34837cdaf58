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

/** 明年, 去年3月, 今年10月15日, 明年年初, 三季度, 下半年: years told from this one, and parts of no year. */
final class Years {

    private static final String WHICH =
            "(?=[大前后明来去今本这上下])(?<which>大前年|(?<![之以目当提跟])前年|(?<![之以今往此])后年|(?<![年近历未后由往从原以])来年|(?<![说证声发]|文)明年"
                    + "|(?<=[他她们方户司者家会院]说)明年|(?<![过除失减免])去年|(?<![当如])今年|(?<![成基版样资])本年度?|这一?年(?=[底末初内])"
                    + "|(?<![以线])上一年|(?<![以线])下一年)(?![份限龄代费轻纪])";

    private static final String MONTH = "(?<month>" + NUMBER + ")月份?";
    private static final String DAY = "(?<day>" + NUMBER + ")[日号]";
    private static final String MONTH_PART = "(?<part>底|末|初|中旬|上旬|下旬|中(?![国心文间转断标介位]))";
    private static final String QUARTER = "(?:第?(?<quarter>[一二三四1-4])季度?|Q(?<letter>[1-4])(?!\\d))";
    private static final String HALF = "(?<half>[上下])半年";
    private static final String EDGE = "(?<edge>末|底|初)";

    static final List<Rule> RULES = List.of(
            Rule.of(WHICH + "的?(?<part>年底|年末|年终|年初|年中|底|末|初|中(?=之?前|以前|[起要再]))", s -> part(s, s.word("part"))),
            Rule.of(WHICH + "的?[ ]?" + MONTH + "的?" + DAY, Years::day),
            Rule.of(WHICH + "的?[ ]?" + MONTH + MONTH_PART + "?(?!薪)", Years::month),
            Rule.of(WHICH + "的?[ ]?" + QUARTER + EDGE + "?", Years::quarter),
            Rule.of(WHICH + "的?" + HALF, Years::half),
            Rule.of(WHICH + "(?:内|之内|以内)?", s -> part(s, "")),
            Rule.of(NO_NUMBER_BEFORE + "(?<![年每第季Q])第?(?<quarter>[一二三四])季度" + EDGE + "?", Years::quarterAlone),
            Rule.of("(?<![年每\\d个大小])" + HALF + EDGE + "?", Years::halfAlone));

    private Years() {}

    private static int year(Sighting sighting) {
        return sighting.saidOn().getYear() + Words.years(sighting.word("which"));
    }

    private static Optional<Claim> part(Sighting sighting, String part) {
        return Periods.part(sighting, Claim.Kind.RELATIVE, Period.YEAR, LocalDate.of(year(sighting), 1, 1), part);
    }

    private static Optional<Claim> day(Sighting sighting) {
        return Calendar.find(year(sighting), Words.number(sighting.word("month")), Words.number(sighting.word("day")))
                .flatMap(sighting::day);
    }

    private static Optional<Claim> month(Sighting sighting) {
        return Calendar.find(year(sighting), Words.number(sighting.word("month")), 1)
                .flatMap(first ->
                        Periods.part(sighting, Claim.Kind.RELATIVE, Period.MONTH, first, sighting.word("part")));
    }

    private static Optional<Claim> quarter(Sighting sighting) {
        var number = Words.number(sighting.has("letter") ? sighting.word("letter") : sighting.word("quarter"));
        var first = LocalDate.of(year(sighting), number * 3 - 2, 1);
        return Periods.part(sighting, Claim.Kind.RELATIVE, Period.QUARTER, first, sighting.word("edge"));
    }

    private static Optional<Claim> half(Sighting sighting) {
        return sighting.stretch(halfOf(year(sighting), sighting.word("half")));
    }

    private static Stretch halfOf(int year, String half) {
        var first = LocalDate.of(year, half.equals("上") ? 1 : 7, 1);
        return new Stretch(first, first.plusMonths(6).minusDays(1), "half");
    }

    private static Optional<Claim> quarterAlone(Sighting sighting) {
        var clause = sighting.clause();
        if (Recurring.matches(clause)) {
            return sighting.none();
        }
        var number = Words.number(sighting.word("quarter"));
        var first = Calendar.nearestQuarter(sighting.saidOn(), number, Tense.looksBack(clause));
        return Periods.part(sighting, Claim.Kind.WITHOUT_YEAR, Period.QUARTER, first, sighting.word("edge"));
    }

    private static Optional<Claim> halfAlone(Sighting sighting) {
        if (Recurring.matches(sighting.clause())) {
            return sighting.none();
        }
        var half = halfOf(sighting.saidOn().getYear(), sighting.word("half"));
        var gone = half.last().isBefore(sighting.saidOn()) && !Tense.looksBack(sighting.clause());
        var meant = gone ? halfOf(sighting.saidOn().getYear() + 1, sighting.word("half")) : half;
        if (sighting.has("edge") && !sighting.word("edge").equals("初")) {
            return sighting.day(Claim.Kind.WITHOUT_YEAR, meant.last(), "");
        }
        return sighting.stretch(Claim.Kind.WITHOUT_YEAR, meant);
    }
}
