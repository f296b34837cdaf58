package dev.teammem.screening.dates;

import dev.teammem.screening.dates.phrase.Claim;

import java.util.regex.Pattern;

/**
 * What to write in the place of a phrase and of the small words around it that the day does not go with.
 *
 * @param start where the replaced text starts, which may be before the phrase
 * @param end where the replaced text ends, which may be after the phrase
 */
record Wording(int start, int end, String words) {

    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

    static Wording of(String text, Claim claim) {
        var wording = isChinese(text, claim) ? chinese(claim) : EnglishWording.of(text, claim);
        return new Wording(wording.start(), wording.end(), spaced(text, wording));
    }

    /** Between two dates or letters a reader needs a space where Chinese needed none. */
    private static String spaced(String text, Wording wording) {
        var start = wording.start();
        var before = start > 0 && isLatin(text.charAt(start - 1)) ? " " : "";
        var after = wording.end() < text.length() && isLatin(text.charAt(wording.end())) ? " " : "";
        return before + wording.words() + after;
    }

    private static boolean isLatin(char letter) {
        return letter < 128 && Character.isLetterOrDigit(letter);
    }

    private static boolean isChinese(String text, Claim claim) {
        var from = Math.max(0, claim.start() - 3);
        var to = Math.min(text.length(), claim.end() + 3);
        return HAN.matcher(text).region(from, to).find();
    }

    private static Wording chinese(Claim claim) {
        var days = claim.days();
        var words = days.size() == 1 ? days.get(0) + chinesePart(claim) : days.get(0) + "至" + days.get(1);
        return new Wording(claim.start(), claim.end(), words);
    }

    private static String chinesePart(Claim claim) {
        return HAN.matcher(claim.noun()).find() ? claim.noun() : "";
    }
}
