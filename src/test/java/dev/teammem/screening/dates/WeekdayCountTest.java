package dev.teammem.screening.dates;

import org.junit.jupiter.api.Test;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/** Weekdays counted from every day of some weeks: over month and year ends, a leap day, Sundays and Mondays. */
class WeekdayCountTest {

    private static final List<String> ENGLISH =
            List.of("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday");
    private static final List<String> CHINESE = List.of("一", "二", "三", "四", "五", "六", "日");

    private static final LocalDate FIRST = LocalDate.of(2027, 12, 20);
    private static final LocalDate LAST = LocalDate.of(2028, 3, 12);

    @Test
    void aBareWeekdayIsTheNextOneAfterTheDay() {
        eachDayAndWeekday((saidOn, weekday) -> {
            for (var text : List.of("It ships on " + english(weekday) + ".", "周" + chinese(weekday) + "换系统。")) {
                var day = only(text, saidOn);
                assertThat(day.getDayOfWeek()).as(text).isEqualTo(weekday);
                assertThat(ChronoUnit.DAYS.between(saidOn, day)).as(text).isBetween(1L, 7L);
            }
        });
    }

    @Test
    void thisAndNextKeepToTheWeeksFromMondayToSunday() {
        eachDayAndWeekday((saidOn, weekday) -> {
            assertWeeks(saidOn, "It ships this " + english(weekday) + ".", 0);
            assertWeeks(saidOn, "本周" + chinese(weekday) + "换系统。", 0);
            assertWeeks(saidOn, "It ships next " + english(weekday) + ".", 1);
            assertWeeks(saidOn, "下周" + chinese(weekday) + "换系统。", 1);
            assertWeeks(saidOn, "下下周" + chinese(weekday) + "换系统。", 2);
            assertWeeks(saidOn, "上周" + chinese(weekday) + "换系统。", -1);
        });
    }

    @Test
    void lastIsTheMostRecentInEnglish() {
        eachDayAndWeekday((saidOn, weekday) -> {
            var day = only("It broke last " + english(weekday) + ".", saidOn);
            assertThat(day.getDayOfWeek()).isEqualTo(weekday);
            assertThat(ChronoUnit.DAYS.between(day, saidOn)).isBetween(1L, 7L);
        });
    }

    private static void assertWeeks(LocalDate saidOn, String text, int weeks) {
        var day = only(text, saidOn);
        assertThat(week(day)).as("%s on %s", text, saidOn).isEqualTo(week(saidOn.plusWeeks(weeks)));
    }

    private static String week(LocalDate day) {
        return day.get(IsoFields.WEEK_BASED_YEAR) + "-" + day.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
    }

    private static LocalDate only(String text, LocalDate saidOn) {
        var found = RelativeDates.find(text, saidOn);
        assertThat(found).as(text).hasSize(1);
        assertThat(found.get(0).days()).as(text).hasSize(1);
        return found.get(0).days().get(0);
    }

    private static void eachDayAndWeekday(Count count) {
        FIRST.datesUntil(LAST).forEach(saidOn -> {
            for (var weekday : DayOfWeek.values()) {
                count.of(saidOn, weekday);
            }
        });
    }

    private static String english(DayOfWeek weekday) {
        return ENGLISH.get(weekday.getValue() - 1);
    }

    private static String chinese(DayOfWeek weekday) {
        return CHINESE.get(weekday.getValue() - 1);
    }

    private interface Count {
        void of(LocalDate saidOn, DayOfWeek weekday);
    }
}
