package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Rule;

import java.util.List;

/** Idioms, brands and days that bear a name. */
final class SetPhrases {

    private static final String IDIOMS =
            "明天会更好|美好的?明天|今日事今日毕|昨日重现|明日复明日|昨天今天明天|先天后天|今天下[之的人大]|明日黄花" + "|此一时彼一时|今朝有酒|年复一年|日复一日|早晚有一天";

    private static final String NAMES =
            "今日头条|明日方舟|明日之星|今日之星|今日说法|星期五餐厅|黑色星期[一五]|超级星期二|周六福|周大福|星期日报" + "|年终奖|年终总结|年中大促|月中国";

    static final List<Rule> RULES = List.of(Rule.passing(IDIOMS), Rule.passing(NAMES));

    private SetPhrases() {}
}
