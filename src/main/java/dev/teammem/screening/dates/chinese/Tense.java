package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Clause;

import java.util.regex.Pattern;

/** Whether a clause looks back. In doubt it looks ahead, as plans are what project memories date. */
final class Tense {

    private static final Pattern BACK =
            Pattern.compile("^[^,。;]{0,20}?(?:以来|(?:发生|出现|确认|决定|通过|提出|公布|宣布|上线|出|改|换|丢|断|停|开|签)[了过]|已经|已于|曾)");
    private static final Pattern BACK_BEFORE = Pattern.compile("(?:自|自从|已于|曾于|曾在)$");
    private static final Pattern AHEAD =
            Pattern.compile("^(?:之?前|以前|起|开始|就|将|会|要|再|不|后)|将|会(?!议|员|上)|要(?!求|点)|计划|预计|准备");

    private Tense() {}

    static boolean looksBack(Clause clause) {
        if (clause.endsBefore(BACK_BEFORE)) {
            return true;
        }
        return BACK.matcher(clause.after()).find()
                && !clause.goesOn(AHEAD)
                && !AHEAD.matcher(clause.after()).find();
    }
}
