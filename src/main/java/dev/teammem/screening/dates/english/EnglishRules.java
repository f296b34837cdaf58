package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Rule;

import java.util.List;
import java.util.stream.Stream;

/** Everything that is read in English. Where two rules meet, the earlier and then the longer phrase counts. */
public final class EnglishRules {

    public static final List<Rule> ALL = Stream.of(
                    SetPhrases.RULES,
                    Days.RULES,
                    Weekdays.RULES,
                    Periods.RULES,
                    Counts.RULES,
                    Quarters.RULES,
                    MonthDays.RULES,
                    Months.RULES)
            .flatMap(List::stream)
            .toList();

    private EnglishRules() {}
}
