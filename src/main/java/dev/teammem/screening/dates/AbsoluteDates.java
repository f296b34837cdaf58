package dev.teammem.screening.dates;

import dev.teammem.screening.dates.english.Words;
import dev.teammem.screening.dates.phrase.Calendar;
import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

import static dev.teammem.screening.dates.english.Words.DAY_NAME;
import static dev.teammem.screening.dates.english.Words.GAP;
import static dev.teammem.screening.dates.english.Words.MONTH;

/** Dates that are complete in themselves, in figures and in words, and figures that two people read differently. */
final class AbsoluteDates {

    private static final String YEAR = "(?<year>(?:19|20)\\d\\d)";
    private static final String NO_DIGIT_BEFORE = "(?<![\\d.])(?<!\\d[-/])";

    private static final String ISO =
            NO_DIGIT_BEFORE + YEAR + "[ ]?([-/.])[ ]?(?<month>\\d{1,2})[ ]?\\2[ ]?(?<day>\\d{1,2})(?!\\d)"
                    + "(?:T\\d\\d:?\\d\\d[0-9:.+Z-]{0,20})?";

    private static final String TO = "[ ]?(?:to|until|through|and|–|—|-|~|/|至|到|和|、|或)[ ]?";
    private static final String ISO_TO = ISO + TO + "(?:\\d{1,2}[-/.]\\d{1,2}(?![-/.\\d])|(?:\\d{1,2}月)?\\d{1,2}[日号])";

    private static final String ORDINAL = "(?:st|nd|rd|th)?";
    private static final String AND_DAY = "(?:[ ]?(?:-|–|—|to|and|through|until)[ ]?\\d{1,2}" + ORDINAL + ")?";
    private static final String IN_YEAR = "(?:,?" + GAP + "|,|-|[ ]\\()(?:of" + GAP + ")?";

    private static final String MONTH_DAY_YEAR = "\\b(?<name>" + MONTH + ")(?:" + GAP + "|-)(?:the" + GAP
            + ")?(?<day>\\d{1,2})" + ORDINAL + AND_DAY + IN_YEAR + YEAR + "(?!\\d)";
    private static final String MONTH_DAY_TO_YEAR =
            "\\b" + MONTH + GAP + "\\d{1,2}" + ORDINAL + "[ ]?(?:-|–|—|to|and|through|until)[ ]?" + MONTH + GAP
                    + "\\d{1,2}" + ORDINAL + IN_YEAR + "(?:19|20)\\d\\d(?!\\d)";
    private static final String DAY_MONTH_YEAR = "(?<![\\d.,:/])(?<day>\\d{1,2})" + ORDINAL + AND_DAY + "(?:" + GAP
            + "of)?(?:" + GAP + "|-|\\.[ ]?)(?<name>" + MONTH + ")" + IN_YEAR + YEAR + "(?!\\d)";
    private static final String DAY_MONTH_TO_YEAR = "(?<![\\d.,:/])\\d{1,2}" + ORDINAL + "(?:" + GAP + "of)?" + GAP
            + MONTH
            + "[ ]?(?:-|–|—|to|and|through|until)[ ]?\\d{1,2}" + ORDINAL + "(?:" + GAP + "of)?" + GAP + MONTH + IN_YEAR
            + "(?:19|20)\\d\\d(?!\\d)";
    private static final String MONTH_YEAR = "\\b" + MONTH + "(?:[ ]?(?:-|–|to|and)[ ]?" + MONTH + ")?" + IN_YEAR
            + "(?:(?:19|20)\\d\\d|['’]\\d\\d)(?!\\d)";

    private static final String YEAR_MONTH_DAY = "(?<!\\d)(?:19|20)\\d\\d[ -]" + MONTH + "(?:[ -]\\d{1,2}(?!\\d))?";
    private static final String TIME_STAMP = "(?:" + DAY_NAME + ",?[ ]{1,3})?\\b" + MONTH
            + "[ ]{1,3}\\d{1,2}[ ]{1,3}\\d\\d:\\d\\d(?::\\d\\d)?[ ](?:[A-Z]{1,5}[ ])?(?:19|20)\\d\\d(?!\\d)";

    private static final String QUARTER_YEAR =
            "\\b[QH][1-4](?:[ ]?(?:-|–|/|to|and)[ ]?[QH][1-4])?(?:,?[ ]?(?:of[ ]|/|-|'|’|\\()?(?:FY[ ]?)?"
                    + "(?:(?:19|20)\\d\\d|(?<=['’/Y])\\d\\d))(?!\\d)|(?<!\\d)(?:FY[ ]?)?(?:19|20)\\d\\d(?:[ ]?/|-|[ ]|)[ ]?[QH][1-4](?!\\d)|\\bFY[ ]?\\d\\d[ ]?[QH][1-4]";

    private static final String CHINESE_YEAR = "(?:(?:19|20)?\\d\\d|[一二][零〇一二三四五六七八九]{3})[ ]?(?:财|学)?年度?";
    private static final String CHINESE_MONTH = "(?:\\d{1,2}|[一二三四五六七八九十]{1,3})[ ]?月";
    private static final String CHINESE_DAY = "(?:\\d{1,2}|[一二三四五六七八九十]{1,3})[ ]?[日号]";
    private static final String CHINESE =
            "(?<![\\d.])" + CHINESE_YEAR + "的?[ ]?(?:" + CHINESE_MONTH + "(?:[ ]?" + CHINESE_DAY
                    + "|份?[底末初]|份?[上中下]旬|份)?|Q[1-4]|第?[一二三四1-4]季度?[末底初]?|[上下]半年|[底末初终]|年[底末初终中])?"
                    + "(?:" + TO + "(?:" + CHINESE_MONTH + "(?:[ ]?" + CHINESE_DAY + "|[底末初])?|" + CHINESE_DAY
                    + "|Q[1-4]|[一二三四]季度|[年月]?[底末]))?";

    private static final String CHINESE_EXACT =
            "(?<![\\d.])(?<year>(?:19|20)\\d\\d)[ ]?年[ ]?(?<month>\\d{1,2})[ ]?月[ ]?(?<day>\\d{1,2})[ ]?[日号]";

    private static final String FIGURES = NO_DIGIT_BEFORE
            + "(?<![A-Za-z])(?<first>\\d{1,2})(?<mark>[/.-])(?<second>\\d{1,2})\\k<mark>(?<end>(?:19|20)\\d\\d|\\d\\d)"
            + "(?![\\d/]|[.-]\\d)";

    static final List<Rule> RULES = List.of(
            Rule.of(ISO_TO, AbsoluteDates::inFigures),
            Rule.of(ISO, AbsoluteDates::inFigures),
            Rule.of(CHINESE_EXACT, AbsoluteDates::inFigures),
            Rule.of(CHINESE, s -> s.claim(Claim.Kind.ABSOLUTE, List.of(), "")),
            Rule.of(MONTH_DAY_YEAR, AbsoluteDates::inWords),
            Rule.of(DAY_MONTH_YEAR, AbsoluteDates::inWords),
            Rule.of(
                    MONTH_DAY_TO_YEAR + "|" + DAY_MONTH_TO_YEAR + "|" + MONTH_YEAR + "|" + YEAR_MONTH_DAY + "|"
                            + TIME_STAMP,
                    s -> s.claim(Claim.Kind.ABSOLUTE, List.of(), "")),
            Rule.of(QUARTER_YEAR, s -> s.claim(Claim.Kind.ABSOLUTE, List.of(), "")),
            Rule.of(FIGURES, AbsoluteDates::figures));

    private AbsoluteDates() {}

    private static Optional<Claim> inFigures(Sighting sighting) {
        return exact(sighting, number(sighting, "month"));
    }

    private static Optional<Claim> inWords(Sighting sighting) {
        return exact(sighting, Words.month(sighting.word("name")));
    }

    private static Optional<Claim> exact(Sighting sighting, int month) {
        return Calendar.find(number(sighting, "year"), month, number(sighting, "day"))
                .flatMap(day -> sighting.claim(Claim.Kind.ABSOLUTE, List.of(day), ""));
    }

    /** Day first or month first: told apart only where one number is no month, or both are the same. */
    private static Optional<Claim> figures(Sighting sighting) {
        var first = number(sighting, "first");
        var second = number(sighting, "second");
        var shortYear = sighting.word("end").length() == 2;
        if (first > 31 || second > 31 || first * second == 0 || (first > 12 && second > 12)) {
            return sighting.none();
        }
        if (shortYear) {
            // Two dots make a version number, two hyphens a serial number.
            return sighting.word("mark").equals("/") ? ambiguous(sighting) : sighting.none();
        }
        if (first <= 12 && second <= 12 && first != second) {
            return ambiguous(sighting);
        }
        var day = LocalDate.of(number(sighting, "end"), Math.min(first, second), 1)
                .plusDays(Math.max(first, second) - 1L);
        return sighting.claim(Claim.Kind.ABSOLUTE, List.of(day), "");
    }

    private static Optional<Claim> ambiguous(Sighting sighting) {
        return sighting.claim(Claim.Kind.AMBIGUOUS, List.of(), "");
    }

    private static int number(Sighting sighting, String group) {
        return Integer.parseInt(sighting.word(group));
    }
}
