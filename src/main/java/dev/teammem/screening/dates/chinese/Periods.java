package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Calendar;
import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Period;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

import static dev.teammem.screening.dates.chinese.Words.NUMBER;
import static dev.teammem.screening.dates.chinese.Words.WEEK;
import static dev.teammem.screening.dates.chinese.Words.WHICH;

/** 下周, 本月, 下个月15号, 季末, 月底, 上季度初. */
final class Periods {

    private static final String PART = "(?<part>底|末|初|中旬|上旬|下旬|中(?![国心文间转断标介位]))";

    private static final String OTHER_WEEK_WORD =
            "(?![边期围转年岁刊密知身长折游](?!会|中大|正|移|岗|入|出|到|为|交|登|期))" + "(?!报(?!名|到|价|告|备|批|送|废|考))";

    private static final String OTHER_MONTH_WORD = "(?![活租费薪饼球票卡报刊经台亮光嫂子老色食供均](?!考|到))";

    private static final String BARE_MONTH = "(?<![\\d一二三四五六七八九十个几数每各逢某当次该同半整满这本上下])月";
    private static final String BARE_QUARTER = "(?<![\\d一二三四每各逢某当次该同四旺淡雨旱换花秋冬春夏这本上下个赛单])季度?";
    private static final String BARE_YEAR = "(?<![\\d每各逢某当次该同半整满学财今明去前后往今零〇一二三四五六七八九十两几数多百千近])年";

    static final List<Rule> RULES = List.of(
            Rule.of(
                    "(?<which>" + WHICH + ")" + WEEK + "(?:(?<part>初|中(?![国心文间转断标介])|底)|内|之内|以内)?" + OTHER_WEEK_WORD,
                    s -> period(s, Period.WEEK)),
            Rule.of(
                    "(?<which>" + WHICH + ")月份?(?:" + PART + "|内|之内)?" + OTHER_MONTH_WORD,
                    s -> period(s, Period.MONTH)),
            Rule.of("(?<which>" + WHICH + ")月份?的?(?<day>" + NUMBER + ")[号日](?![线楼机仓门])", Periods::dayOfMonth),
            Rule.of("(?<which>" + WHICH + ")季(?:度" + PART + "?|(?<edge>末|初|底))", s -> period(s, Period.QUARTER)),
            Rule.of(BARE_MONTH + "(?<part>底|末|初|中旬|上旬|下旬|中(?=之?前|以前|[起要再左开上]|$|[,。;]))", s -> bare(s, Period.MONTH)),
            Rule.of(BARE_QUARTER + "(?<part>末|初|底)", s -> bare(s, Period.QUARTER)),
            Rule.of(
                    BARE_YEAR + "(?<part>底|末|初|终(?![奖总盘考决聚述绩])|中(?![大国奖心文间转断标介]|促))(?!双薪|冲刺活动)",
                    s -> bare(s, Period.YEAR)),
            Rule.of("岁末", s -> s.day(Period.YEAR.end(s.saidOn(), 0))),
            Rule.of(
                    "(?<![\\d一二两三四五六七八九十个几数半当同每次某该整一本这上下今明去周])(?<unit>[年月])(?:之|以)?内(?=[要必须完将会上交做再把启落全搞解实,。;]|$)",
                    Periods::within));

    private Periods() {}

    private static Optional<Claim> period(Sighting sighting, Period period) {
        if (Lookalikes.belongsToWordBefore(sighting)) {
            return sighting.none();
        }
        var part = period == Period.QUARTER && sighting.has("edge") ? sighting.word("edge") : sighting.word("part");
        return part(sighting, Claim.Kind.RELATIVE, period, Words.shift(sighting.word("which")), part);
    }

    private static Optional<Claim> bare(Sighting sighting, Period period) {
        if (Recurring.matches(sighting.clause())) {
            return sighting.none();
        }
        var part = sighting.word("part");
        var said = sighting.saidOn();
        // What is early in a period is the coming one once this one's beginning has gone.
        var gone = part.equals("初") && period.early(said, 0).last().isBefore(said);
        return part(sighting, Claim.Kind.RELATIVE, period, gone ? 1 : 0, part);
    }

    private static Optional<Claim> dayOfMonth(Sighting sighting) {
        if (Lookalikes.belongsToWordBefore(sighting)) {
            return sighting.none();
        }
        var month = sighting.saidOn().withDayOfMonth(1).plusMonths(Words.shift(sighting.word("which")));
        return Calendar.find(month.getYear(), month.getMonthValue(), Words.number(sighting.word("day")))
                .flatMap(sighting::day);
    }

    private static Optional<Claim> within(Sighting sighting) {
        var period = sighting.word("unit").equals("年") ? Period.YEAR : Period.MONTH;
        var whole = period.around(sighting.saidOn(), 0);
        return sighting.stretch(whole.part(sighting.saidOn(), whole.last()));
    }

    static Optional<Claim> part(Sighting sighting, Claim.Kind kind, Period period, int shift, String part) {
        return part(
                sighting, kind, period, period.around(sighting.saidOn(), shift).first(), part);
    }

    /** The named part of the period that starts on a day. */
    static Optional<Claim> part(Sighting sighting, Claim.Kind kind, Period period, LocalDate first, String part) {
        return switch (part) {
            case "底", "末", "终", "年底", "年末", "年终" -> sighting.day(kind, period.end(first, 0), "");
            case "初", "上旬", "年初" -> sighting.stretch(kind, period.early(first, 0));
            case "中", "中旬", "年中" -> sighting.stretch(kind, period.middle(first, 0));
            case "下旬" -> sighting.stretch(kind, period.late(first, 0));
            default -> sighting.stretch(kind, period.around(first, 0));
        };
    }
}
