package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Sighting;

/** Characters that look like the start of a date and end the word before: 以下|周边, 版本|周五, 线上|月活. */
final class Lookalikes {

    private static final String BEFORE_THIS = "版成样脚剧基课书副文资根日原标账抄范绘读刻";
    private static final String BEFORE_NEXT = "以如线地楼之底乡名臣旗手水树天笔";
    private static final String BEFORE_LAST = "线以晚早地路天网楼桌车船身马海陆至向纸云";

    private Lookalikes() {}

    static boolean belongsToWordBefore(Sighting sighting) {
        var before = sighting.clause().before();
        if (before.isEmpty()) {
            return false;
        }
        var letter = before.charAt(before.length() - 1);
        return switch (sighting.phrase().charAt(0)) {
            case '本' -> BEFORE_THIS.indexOf(letter) >= 0;
            case '下' -> BEFORE_NEXT.indexOf(letter) >= 0;
            case '上' -> BEFORE_LAST.indexOf(letter) >= 0;
            default -> false;
        };
    }
}
