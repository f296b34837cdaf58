package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Rule;

import java.util.List;
import java.util.stream.Stream;

/** Everything that is read in Chinese. Where two rules meet, the earlier and then the longer phrase counts. */
public final class ChineseRules {

    public static final List<Rule> ALL = Stream.of(
                    SetPhrases.RULES,
                    Days.RULES,
                    Weekdays.RULES,
                    Years.RULES,
                    Periods.RULES,
                    MonthDays.RULES,
                    Counts.RULES)
            .flatMap(List::stream)
            .toList();

    private ChineseRules() {}
}
