package dev.teammem.screening.dates;

import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Clause;

import java.util.Locale;
import java.util.Set;

/** English: a day needs its "on" where the phrase had none, a stretch its "in", and a possessive becomes an adjective. */
final class EnglishWording {

    /** After these the day or the stretch stands as it is. */
    private static final Set<String> LEADS = Set.of(
            "on",
            "by",
            "until",
            "till",
            "before",
            "after",
            "since",
            "from",
            "for",
            "of",
            "to",
            "and",
            "or",
            "than",
            "between",
            "through",
            "over",
            "during",
            "within",
            "as",
            "starting",
            "around",
            "about",
            "into",
            "not",
            "throughout",
            "past",
            "beyond",
            "except",
            "like");

    /** These went with the phrase ("at the end of the month") and do not go with a day. */
    private static final Set<String> REPLACED = Set.of("at", "in");

    private static final Set<String> DETERMINERS =
            Set.of("the", "a", "an", "our", "their", "its", "his", "her", "my", "your", "this", "that");

    private static final Set<String> PREDICATES = Set.of(
            "is", "was", "will", "has", "had", "isn't", "works", "would", "marks", "ends", "needs", "means", "brings",
            "sees", "starts", "begins", "closes", "remains", "counts", "comes");

    private static final Set<String> POINTS_OF_DAY = Set.of("noon", "midday", "midnight", "lunchtime");

    private final Claim claim;
    private final String before;
    private final String after;
    private final boolean opens;
    private final int start;
    private final String text;

    private EnglishWording(String text, Claim claim) {
        var clause = Clause.around(text, claim.start(), claim.end());
        this.text = text;
        this.claim = claim;
        this.before = clause.wordBefore().toLowerCase(Locale.ROOT);
        this.after = clause.wordAfter().toLowerCase(Locale.ROOT);
        this.start = replaces() ? wordStart(text, claim.start()) : claim.start();
        this.opens = Clause.around(text, start, claim.end()).before().isBlank();
    }

    static Wording of(String text, Claim claim) {
        return new EnglishWording(text, claim).wording();
    }

    private Wording wording() {
        var apostrophe = text.startsWith("'s", claim.end()) || text.startsWith("’s", claim.end());
        var words = apostrophe ? possessive() : lead() + thing();
        var capital = opens && !Character.isLowerCase(text.charAt(start));
        return new Wording(start, apostrophe ? claim.end() + 2 : claim.end(), capital ? capitalised(words) : words);
    }

    private boolean replaces() {
        var noonOn = before.equals("on") && POINTS_OF_DAY.contains(claim.noun());
        return noonOn || REPLACED.contains(before);
    }

    private static int wordStart(String text, int phraseStart) {
        var at = phraseStart;
        while (Character.isWhitespace(text.charAt(at - 1))) {
            at--;
        }
        while (at > 0 && Character.isLetter(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    private String possessive() {
        return "the " + days() + (isPartOfDay() ? " " + claim.noun() : "");
    }

    private String lead() {
        var subject = before.isEmpty() && PREDICATES.contains(after);
        if (!replaces() && (LEADS.contains(before) || isAdjective() || subject)) {
            return "";
        }
        if (isDay()) {
            return POINTS_OF_DAY.contains(claim.noun()) ? "at " : "on ";
        }
        return isUnnamed() ? "between " : claim.noun().equals("weekend") ? "on " : "in ";
    }

    private String thing() {
        if (isDay()) {
            return isPartOfDay() && !isAdjective() ? partOfDay() : days();
        }
        if (isUnnamed()) {
            return lead().isEmpty()
                    ? days()
                    : claim.days().get(0) + " and " + claim.days().get(1);
        }
        return (isAdjective() ? "" : "the ") + claim.noun() + " of " + days();
    }

    private String partOfDay() {
        return POINTS_OF_DAY.contains(claim.noun())
                ? claim.noun() + " on " + days()
                : "the " + claim.noun() + " of " + days();
    }

    /** Behind an article, as in "the Friday deadline". */
    private boolean isAdjective() {
        return DETERMINERS.contains(before);
    }

    private boolean isDay() {
        return claim.days().size() == 1;
    }

    private boolean isUnnamed() {
        return claim.noun().equals("days") || claim.noun().equals("half");
    }

    private boolean isPartOfDay() {
        return isDay() && !claim.noun().isEmpty();
    }

    private String days() {
        var days = claim.days();
        return isDay() ? days.get(0).toString() : days.get(0) + " to " + days.get(1);
    }

    private static String capitalised(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
