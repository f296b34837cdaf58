package dev.teammem.screening.dates.chinese;

/** Chinese numerals and the pieces that the Chinese patterns are made of. */
final class Words {

    static final String NUMBER = "(?:\\d{1,3}|[一二两三四五六七八九十]{1,3})";

    /** Not in the middle of a larger number. */
    static final String NO_NUMBER_BEFORE = "(?=[\\d第半一二两三四五六七八九十])(?<![\\d.一二两三四五六七八九十百千万几数])";

    static final String WEEK = "(?:周|星期|礼拜)";

    /** Which one, counted from this one: 本, 下, 下下, 上一个. */
    static final String WHICH = "(?:下下下|下下|下|上上|上|本|这)(?:一?个|一)?";

    private static final String DIGITS = "一二三四五六七八九";

    private Words() {}

    static int number(String word) {
        if (Character.isDigit(word.charAt(0))) {
            return Integer.parseInt(word);
        }
        var ten = word.indexOf('十');
        if (ten < 0) {
            return digit(word, word.length() - 1);
        }
        var tens = ten == 0 ? 1 : digit(word, ten - 1);
        return tens * 10 + (ten + 1 < word.length() ? digit(word, ten + 1) : 0);
    }

    private static int digit(String word, int at) {
        return word.charAt(at) == '两' ? 2 : DIGITS.indexOf(word.charAt(at)) + 1;
    }

    /** How many periods away 本, 下, 下下, 上 are. */
    static int shift(String which) {
        var ahead = (int) which.chars().filter(letter -> letter == '下').count();
        var back = (int) which.chars().filter(letter -> letter == '上').count();
        return ahead - back;
    }

    /** How many years away 今年, 明年, 大前年 are. */
    static int years(String which) {
        return switch (which) {
            case "明年", "来年", "下一年" -> 1;
            case "后年" -> 2;
            case "去年", "上一年" -> -1;
            case "前年" -> -2;
            case "大前年" -> -3;
            default -> 0;
        };
    }
}
