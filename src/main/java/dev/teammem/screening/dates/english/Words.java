package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Patterns;
import dev.teammem.screening.dates.phrase.Period;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Pieces that the English patterns are made of, and what the words in them mean. */
public final class Words {

    /** One word space, or the end of a wrapped line. */
    public static final String GAP = "(?:[ \\t]{1,4}|[ \\t]{0,2}\\r?\\n[ \\t]{0,8})";

    /** Not inside a longer word, an identifier or a hyphenated name. */
    static final String START = "(?<![A-Za-z0-9_-])";

    static final String END = "(?![A-Za-z0-9_])(?!-[A-Za-z])";

    static final String FULL_DAY = "(?i:monday|tuesday|wednesday|thursday|friday|saturday|sunday)";

    static final String SHORT_DAY = "Mon|Tues|Tue|Wed|Thurs|Thur|Thu|Fri|Sat|Sun";

    public static final String DAY_NAME = "(?:" + FULL_DAY + "|" + SHORT_DAY + ")";

    static final String FULL_MONTH = "January|February|March|April|May|June|July|August|September|October"
            + "|November|December|(?i:january|february|april|june|july|august|september|october|november|december)";

    public static final String MONTH =
            "(?:" + FULL_MONTH + "|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\\b\\.?)";

    static final String PART_OF_DAY = "(?i:morning|afternoon|evening|night|noon|midday|midnight|lunchtime)";

    static final String NUMBER = "(?:\\d{1,3}|half" + GAP + "an?|an?" + GAP + "couple" + GAP + "of|couple" + GAP
            + "of|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen"
            + "|eighteen|twenty|thirty|forty|fifty|sixty|ninety)";

    static final String VAGUE_NUMBER = "(?:an?" + GAP + "few|few|several|some|many)";

    static final String UNIT = "(?:day|week|fortnight|month|quarter|year)";

    private static final Pattern MONTH_WORD = Patterns.of(MONTH);

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

    private static final Map<String, Integer> NUMBERS = Map.ofEntries(
            Map.entry("a", 1),
            Map.entry("an", 1),
            Map.entry("one", 1),
            Map.entry("couple", 2),
            Map.entry("two", 2),
            Map.entry("three", 3),
            Map.entry("four", 4),
            Map.entry("five", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7),
            Map.entry("eight", 8),
            Map.entry("nine", 9),
            Map.entry("ten", 10),
            Map.entry("eleven", 11),
            Map.entry("twelve", 12),
            Map.entry("thirteen", 13),
            Map.entry("fourteen", 14),
            Map.entry("fifteen", 15),
            Map.entry("sixteen", 16),
            Map.entry("eighteen", 18),
            Map.entry("twenty", 20),
            Map.entry("thirty", 30),
            Map.entry("forty", 40),
            Map.entry("fifty", 50),
            Map.entry("sixty", 60),
            Map.entry("ninety", 90));

    private Words() {}

    static DayOfWeek dayOfWeek(String word) {
        for (var day : DayOfWeek.values()) {
            if (day.name().toLowerCase(Locale.ROOT).startsWith(word.substring(0, 3))) {
                return day;
            }
        }
        throw new IllegalArgumentException("No weekday: " + word);
    }

    public static int month(String word) {
        return MONTHS.indexOf(word.substring(0, 3)) + 1;
    }

    static boolean isMonth(String word) {
        return word.length() >= 3 && MONTH_WORD.matcher(word).matches();
    }

    static int number(String word) {
        if (Character.isDigit(word.charAt(0))) {
            return Integer.parseInt(word);
        }
        return word.contains("couple") ? 2 : NUMBERS.get(word);
    }

    static Period period(String word) {
        return Period.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** How many periods away {@code this}, {@code next} and {@code last} are. */
    static int shift(String which) {
        return switch (which) {
            case "next", "following", "coming", "upcoming" -> 1;
            case "last", "past", "previous" -> -1;
            default -> 0;
        };
    }
}
