package dev.teammem.screening.dates;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.LocalDate;
import java.util.List;
import java.util.Random;

import static org.assertj.core.api.Assertions.assertThat;

class ResolveTest {

    private static final LocalDate WEDNESDAY = LocalDate.of(2026, 10, 7);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ships on Friday.|Ships on 2026-10-09.",
                "Ships Friday.|Ships on 2026-10-09.",
                "Ships on Friday at 17:00.|Ships on 2026-10-09 at 17:00.",
                "Ships by Friday afternoon.|Ships by the afternoon of 2026-10-09.",
                "Ships on Thursday noon.|Ships at noon on 2026-10-08.",
                "Friday is the last day.|2026-10-09 is the last day.",
                "Friday's demo counts.|The 2026-10-09 demo counts.",
                "The Friday deadline stands.|The 2026-10-09 deadline stands.",
                "Tomorrow we freeze.|On 2026-10-08 we freeze.",
                "We freeze tomorrow morning.|We freeze on the morning of 2026-10-08.",
                "It failed last night, so we wait.|It failed on the night of 2026-10-06, so we wait.",
                "Due by end of month.|Due by 2026-10-31.",
                "Due at the end of the month.|Due on 2026-10-31.",
                "At the end of the month it lapses.|On 2026-10-31 it lapses.",
                "Due by EOW.|Due by 2026-10-09.",
                "Next week we move.|In the week of 2026-10-12 to 2026-10-18 we move.",
                "We move next week.|We move in the week of 2026-10-12 to 2026-10-18.",
                "From next month on it costs.|From the month of 2026-11-01 to 2026-11-30 on it costs.",
                "Next month's release is late.|The 2026-11-01 to 2026-11-30 release is late.",
                "Early next month it rises.|Between 2026-11-01 and 2026-11-10 it rises.",
                "Not before early next month.|Not before 2026-11-01 to 2026-11-10.",
                "It ends in two weeks.|It ends on 2026-10-21.",
                "Two months ago it broke.|On 2026-08-07 it broke.",
                "2 months ago it broke.|On 2026-08-07 it broke.",
                "Between Friday and Sunday it rests.|Between 2026-10-09 and 2026-10-11 it rests.",
                "It moves this weekend.|It moves on the weekend of 2026-10-10 to 2026-10-11.",
                "Ends on the 5th of March.|Ends on 2027-03-05.",
                "下周四发布。|2026-10-15发布。",
                "月底前下线。|2026-10-31前下线。",
                "下周四下午三点发布。|2026-10-15下午三点发布。",
                "今晚十点断电。|2026-10-07晚上十点断电。",
                "明早切换。|2026-10-08早上切换。",
                "下周不上班。|2026-10-12至2026-10-18不上班。",
                "三天后关闭。|2026-10-10关闭。",
                "Release branch 周四 cut。|Release branch 2026-10-08 cut。",
                "请在next Friday前交。|请在2026-10-16前交。",
                "v2下周五发。|v2 2026-10-16发。"
            })
    void theTextReadsAsBeforeWithTheDayInPlace(String text, String resolved) {
        assertThat(RelativeDates.resolve(text, WEDNESDAY)).isEqualTo(resolved);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Runs out 04/05/2027.",
                "A few weeks ago it changed.",
                "Every Thursday `on Friday` and \"next week\".",
                "每周四更新“下周见”。",
                "The build of 2026-10-05 (Monday)."
            })
    void whatCannotBeCountedAndWhatPassesStaysAsItIs(String text) {
        assertThat(RelativeDates.resolve(text, WEDNESDAY)).isEqualTo(text);
    }

    @Test
    void aPhraseOverAWrappedLineIsOnePhrase() {
        assertThat(RelativeDates.resolve("Locked until next\nFriday, then open.", WEDNESDAY))
                .isEqualTo("Locked until 2026-10-16, then open.");
    }

    @Test
    void everythingElseStaysAndNothingCountableIsLeft() {
        var random = new Random(20261007);
        for (var round = 0; round < 4000; round++) {
            var saidOn = WEDNESDAY.plusDays(random.nextInt(3000));
            var phrase = pick(random, Phrases.COUNTED);
            var text = pick(random, Phrases.BEFORE) + phrase + pick(random, Phrases.AFTER);

            var resolved = RelativeDates.resolve(text, saidOn);

            assertThat(RelativeDates.find(resolved, saidOn))
                    .as("%s → %s on %s", text, resolved, saidOn)
                    .allMatch(date -> date.days().isEmpty());
            assertThat(resolved).as(text).matches("(?s).*\\d{4}-\\d{2}-\\d{2}.*");
        }
    }

    private static String pick(Random random, List<String> from) {
        return from.get(random.nextInt(from.size()));
    }
}
