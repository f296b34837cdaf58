package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Period;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;
import dev.teammem.screening.dates.phrase.Stretch;

import java.time.DayOfWeek;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import static dev.teammem.screening.dates.chinese.Words.WEEK;
import static dev.teammem.screening.dates.chinese.Words.WHICH;

/** 周四, 下周一, 本周末. */
final class Weekdays {

    /** The numeral counts something (下周三次, 本周五个) or begins another word (周日程, 周天气). */
    private static final String DAY = "(?<day>[一二三四五六日天])(?!个(?!人|别|税|体|案|性)|次(?!日|要|品)|天(?!气|黑|亮|文|台|然|津)"
            + "|年(?!会|检|审|度|底|终|前)|届|轮(?!值|换|班|岗|到|候|播|休|训)|版(?!本|面|权)|台(?!风|湾|北|账)|套(?!餐|件|装|现)"
            + "|条(?!例|件|款)|项(?!目)|倍|家|名(?!单)|方(?!便|案|才|可)|期(?!末|中|间|货)|成(?!都|立|交|员|果)|位(?!于|置)"
            + "|小时|分钟|折|多|点(?!名|评|检))(?!(?<=日)(?:[程均记子]|志(?!愿)|报(?!名|到)|期(?!末|间|中|货)|历(?!史)|常(?!规)))(?!(?<=天)[气数线空])(?!(?<=一)[批共样览体级定律致些直切])";

    private static final String NOT_COUNTED = "(?=[周星礼])(?<![\\d一二两三四五六七八九十几数半双单隔逢每整满])";

    private static final String DAY_TO_DAY = WEEK + "(?<day>[一二三四五六])(?:至|到|~|-|–|—)" + WEEK + "?(?<last>[二三四五六日天])";

    private static final Pattern NAMED = Pattern.compile(
            "(?:小组|组|版|构建|模式|例会|读书会|茶话会|分享会|沙龙|专场|俱乐部|日报|特刊|特惠|套餐|乐队|剧场|小镇|频道|专栏|播客|榜|会员日|班次|档|市集|夜话|夜场|下午茶)");

    private static final Pattern FIRST_DAY = Pattern.compile("一周(?:的|从|以|自)|(?:第一|首|最后一)天|为一周");

    static final List<Rule> RULES = List.of(
            Rule.of("(?<which>" + WHICH + ")" + WEEK + DAY, Weekdays::inWeek),
            Rule.of("(?<which>" + WHICH + ")" + WEEK + "末", Weekdays::weekend),
            Rule.of("(?=[周星礼])(?<![上下本这个末])" + DAY_TO_DAY, Weekdays::range),
            Rule.of(
                    "(?<![周\\d一二两三四五六七八九十每])周末(?=之?前|以前)",
                    sighting -> Recurring.matches(sighting.clause())
                            ? sighting.none()
                            : sighting.stretch(Period.weekend(sighting.saidOn(), 0))),
            Rule.of(NOT_COUNTED + WEEK + DAY, Weekdays::bare));

    private Weekdays() {}

    private static Optional<Claim> bare(Sighting sighting) {
        var clause = sighting.clause();
        if (Recurring.matches(clause) || clause.goesOn(NAMED) || clause.says(FIRST_DAY)) {
            return sighting.none();
        }
        var weekday = weekday(sighting.word("day"));
        var adjuster = Tense.looksBack(clause) ? TemporalAdjusters.previous(weekday) : TemporalAdjusters.next(weekday);
        return sighting.day(Claim.Kind.WEEKDAY, sighting.saidOn().with(adjuster), "");
    }

    private static Optional<Claim> inWeek(Sighting sighting) {
        if (Lookalikes.belongsToWordBefore(sighting)) {
            return sighting.none();
        }
        var weeks = Words.shift(sighting.word("which"));
        var day = sighting.saidOn().plusWeeks(weeks).with(weekday(sighting.word("day")));
        return sighting.day(Claim.Kind.WEEKDAY, day, "");
    }

    private static Optional<Claim> weekend(Sighting sighting) {
        if (Lookalikes.belongsToWordBefore(sighting)) {
            return sighting.none();
        }
        return sighting.stretch(Period.weekend(sighting.saidOn(), Words.shift(sighting.word("which"))));
    }

    private static Optional<Claim> range(Sighting sighting) {
        var first = sighting.word("day");
        var last = sighting.word("last");
        var week = first.equals("一") && "四五六日天".contains(last);
        if (week || Recurring.openingHours(sighting.clause())) {
            return sighting.passing();
        }
        var from = sighting.saidOn().with(TemporalAdjusters.next(weekday(first)));
        return sighting.stretch(new Stretch(from, from.with(TemporalAdjusters.next(weekday(last))), "days"));
    }

    private static DayOfWeek weekday(String numeral) {
        var index = "一二三四五六日".indexOf(numeral);
        return index < 0 ? DayOfWeek.SUNDAY : DayOfWeek.of(index + 1);
    }
}
