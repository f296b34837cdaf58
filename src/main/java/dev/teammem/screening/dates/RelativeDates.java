package dev.teammem.screening.dates;

import dev.teammem.screening.dates.phrase.Claim;

import java.time.LocalDate;
import java.util.List;

/** Finds the relative dates of an English or Chinese text and writes absolute ones in their place. */
public final class RelativeDates {

    private RelativeDates() {}

    /** In the order of the text, without overlaps. */
    public static List<RelativeDate> find(String text, LocalDate saidOn) {
        return DateScan.of(text, saidOn).stream()
                .map(claim -> asDate(text, claim))
                .toList();
    }

    /** The text with every phrase that can be counted rewritten; everything else stays as it is. */
    public static String resolve(String text, LocalDate saidOn) {
        var resolved = new StringBuilder();
        var copied = 0;
        for (var claim : DateScan.of(text, saidOn)) {
            if (!claim.days().isEmpty()) {
                var wording = Wording.of(text, claim);
                resolved.append(text, copied, wording.start()).append(wording.words());
                copied = wording.end();
            }
        }
        return resolved.append(text, copied, text.length()).toString();
    }

    private static RelativeDate asDate(String text, Claim claim) {
        return new RelativeDate(claim.start(), claim.end(), text.substring(claim.start(), claim.end()), claim.days());
    }
}
