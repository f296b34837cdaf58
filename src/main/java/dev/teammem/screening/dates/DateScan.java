package dev.teammem.screening.dates;

import dev.teammem.screening.dates.chinese.ChineseRules;
import dev.teammem.screening.dates.english.EnglishRules;
import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Rule;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * All rules over one text. Where claims overlap, the one that starts first counts, and of those the longest; what stands
 * in code, quotations and names is left out, and so is what its own absolute date stands beside.
 */
final class DateScan {

    private static final List<Rule> ENGLISH = Stream.of(AbsoluteDates.RULES, EnglishRules.ALL)
            .flatMap(List::stream)
            .toList();

    private static final List<Rule> BOTH =
            Stream.of(ENGLISH, ChineseRules.ALL).flatMap(List::stream).toList();

    private static final Comparator<Claim> FIRST_AND_LONGEST = Comparator.comparingInt(Claim::start)
            .thenComparing(Comparator.comparingInt(Claim::length).reversed());

    private DateScan() {}

    /** What to object to, in the order of the text. */
    static List<Claim> of(String text, LocalDate saidOn) {
        List<Claim> claims = new ArrayList<>();
        var folded = HalfWidth.of(text);
        for (var passage : Passages.of(folded)) {
            var rules = passage.chinese() ? BOTH : ENGLISH;
            rules.forEach(rule -> rule.read(folded, passage.start(), passage.end(), saidOn, claims::add));
        }
        var verbatim = Verbatim.of(text);
        claims.removeIf(claim -> !verbatim.get(claim.start(), claim.end()).isEmpty());
        claims.sort(FIRST_AND_LONGEST);
        return OwnDate.without(folded, apart(claims)).stream()
                .filter(claim -> claim.kind().objects())
                .toList();
    }

    private static List<Claim> apart(List<Claim> sorted) {
        List<Claim> apart = new ArrayList<>();
        var free = 0;
        for (var claim : sorted) {
            if (claim.start() >= free) {
                apart.add(claim);
                free = claim.end();
            }
        }
        return apart;
    }
}
