package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Clause;

import java.util.regex.Pattern;

/** Signs in a clause that a day comes round again and again: 每, 逢, 固定, opening hours. */
final class Recurring {

    private static final Pattern BEFORE =
            Pattern.compile("(?:每|逢|隔周|隔月|单周|双周|奇数周|偶数周|单月|双月|固定|定期|一律|照例|惯例|通常|一般|总是|历来|向来|例会|例行|轮流|按月|按周|按季|按年)"
                    + "[^,;:。!?]{0,24}$");

    private static final Pattern AFTER =
            Pattern.compile("(?!之?前|以前|起|之?后)[^,;:。!?]{0,3}?(?:都|均|一律|固定|例行|通常|一般|总是|照例|从不|从来|永不|不定期|各)");

    private static final Pattern UNTIL = Pattern.compile("(?:到|至)$");

    private static final Pattern OPENING =
            Pattern.compile("营业|开放|上班|值班|办公|工作日|客服|服务时间|排班|开馆|坐诊|有人|轮班|接听|在线|窗口|对外|上课|交易|作息");

    private Recurring() {}

    static boolean matches(Clause clause) {
        return clause.endsBefore(BEFORE) || (clause.goesOn(AFTER) && !clause.endsBefore(UNTIL));
    }

    static boolean openingHours(Clause clause) {
        return clause.says(OPENING) || matches(clause);
    }
}
