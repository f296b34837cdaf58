package dev.teammem.screening.dates;

import java.util.List;

/** Pieces of sentences for tests: relative dates, and what may stand around them. */
final class Phrases {

    static final List<String> COUNTED = List.of(
            "on Friday",
            "next Monday",
            "last Tuesday",
            "this Thursday",
            "Wednesday next week",
            "tomorrow",
            "yesterday",
            "the day after tomorrow",
            "tonight",
            "tomorrow morning",
            "next week",
            "last month",
            "this quarter",
            "next year",
            "early next month",
            "by the end of the month",
            "at the end of next quarter",
            "in three weeks",
            "in a fortnight",
            "two months ago",
            "10 days from now",
            "this weekend",
            "on March 5",
            "on the 5th of May",
            "in Q3",
            "by end of November",
            "until EOM",
            "over the next two weeks",
            "on Sat",
            "since Monday",
            "周四",
            "下周一",
            "上周三",
            "本周日",
            "下下周五",
            "今天",
            "明天",
            "后天",
            "大后天",
            "昨晚",
            "三天后",
            "两周后",
            "半年前",
            "月底",
            "下月初",
            "本季度",
            "明年",
            "去年3月5日",
            "11月5日",
            "三季度",
            "下半年",
            "下个月15号",
            "年底",
            "今年年底",
            "这周末");

    static final List<String> BEFORE = List.of(
            "",
            "The gate closes ",
            "**Why:** ",
            "- ",
            "Old fact.\n\n",
            "Phase one was 2025-04-01 and phase two is ",
            "约定：",
            "我们",
            "第一期 2025-04-01 上线，",
            "> quoted next week\n\nThe shop moves ");

    static final List<String> AFTER = List.of(
            ".",
            ", says the mayor.",
            " at 17:00.",
            "\n\n**How to apply:** always.",
            "。",
            "前完成，法务要求。",
            " (see `next week`)",
            " and every Thursday after that.",
            "，之后每周五一次。");

    private Phrases() {}
}
