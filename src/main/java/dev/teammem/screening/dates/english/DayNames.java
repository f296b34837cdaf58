package dev.teammem.screening.dates.english;

import dev.teammem.screening.dates.phrase.Clause;
import dev.teammem.screening.dates.phrase.Patterns;
import dev.teammem.screening.dates.phrase.Sighting;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells the name of a thing that holds a day, such as the Friday build, from the day itself. */
final class DayNames {

    private static final Set<String> DETERMINERS = Set.of(
            "the", "a", "an", "our", "their", "its", "his", "her", "my", "your", "no", "any", "each", "every", "this",
            "that", "these", "those", "old", "new", "same", "all", "some");

    private static final Set<String> CALLED = Set.of(
            "called",
            "named",
            "codenamed",
            "codename",
            "nicknamed",
            "dubbed",
            "titled",
            "bot",
            "room",
            "project",
            "server",
            "host",
            "channel",
            "mascot",
            "labelled",
            "labeled",
            "assistant");

    /** What happens once and is no name for a series: "the Friday deadline" is a date. */
    private static final Set<String> MOMENTS = Set.of(
            "deadline",
            "freeze",
            "cutoff",
            "cut",
            "cutover",
            "launch",
            "migration",
            "date",
            "switch",
            "handover",
            "go",
            "morning",
            "afternoon",
            "evening",
            "night",
            "noon",
            "midday",
            "midnight",
            "lunchtime",
            "at",
            "after",
            "before",
            "of",
            "and",
            "or",
            "to",
            "until",
            "till",
            "when",
            "is",
            "was",
            "will",
            "in",
            "on",
            "we",
            "the",
            "a",
            "an",
            "they",
            "it",
            "he",
            "she",
            "you",
            "i",
            "all",
            "nobody",
            "no",
            "because",
            "so",
            "that",
            "but",
            "for",
            "with",
            "through",
            "from",
            "week",
            "our",
            "only",
            "not",
            "has",
            "their",
            "its",
            "as",
            "if",
            "then",
            "may",
            "must",
            "can",
            "should",
            "by",
            "this",
            "next",
            "latest",
            "early",
            "late",
            "where",
            "which",
            "who");

    private static final Set<String> SERIES = Set.of(
            "builds",
            "deploys",
            "deployments",
            "releases",
            "reports",
            "shifts",
            "meetings",
            "prayers",
            "runs",
            "batches",
            "drops",
            "updates",
            "sessions",
            "tours",
            "markets",
            "concerts",
            "classes",
            "lectures",
            "matinees",
            "services",
            "people",
            "tickets",
            "editions",
            "crews",
            "games",
            "matches",
            "trains",
            "rates",
            "prices",
            "drivers",
            "riders",
            "players",
            "members",
            "visitors",
            "guests",
            "orders",
            "jobs",
            "mails",
            "newsletters",
            "figures",
            "numbers",
            "work",
            "trading");

    private static final Set<String> BODIES = Set.of(
            "Group",
            "Team",
            "Club",
            "Circle",
            "Board",
            "Build",
            "Mode",
            "Report",
            "Digest",
            "Edition",
            "School",
            "Committee",
            "Project",
            "Release",
            "Program",
            "Programme",
            "Market",
            "Society",
            "Times",
            "Post",
            "Review",
            "Meeting",
            "Service",
            "Shift",
            "Live",
            "Squad",
            "Guild",
            "Crew",
            "List",
            "Letter",
            "Newsletter",
            "Call",
            "Suite",
            "Server",
            "Bot",
            "Notes",
            "Talk",
            "Talks",
            "Lunch",
            "Cup",
            "League",
            "Plan",
            "Studio",
            "Labs",
            "Lab",
            "Brief",
            "Briefing",
            "Roundup",
            "Demo",
            "Special",
            "Sale",
            "Magazine",
            "Journal",
            "Run",
            "Ride");

    private static final Pattern CAPITALISED = Patterns.of("[A-Z][a-z]{1,29}");
    private static final Pattern ASSIGNED = Patterns.of("[ \\t]{0,2}(?:=|->|→|\\()[ \\t]{0,2}(?:\\d\\b|the\\b)");

    private DayNames() {}

    static boolean namesAThing(Sighting sighting) {
        var clause = sighting.clause();
        var before = clause.wordBefore();
        var after = clause.wordAfter();
        if (CALLED.contains(before) || BODIES.contains(after) || SERIES.contains(after) || clause.goesOn(ASSIGNED)) {
            return true;
        }
        var determined = DETERMINERS.contains(before.toLowerCase(Locale.ROOT));
        if (determined && !after.isEmpty() && !MOMENTS.contains(after.toLowerCase(Locale.ROOT))) {
            return !Words.isMonth(after);
        }
        return isCapitalisedPair(clause, before);
    }

    /** "on Patch Tuesday", "the Casual Friday": a capital in the middle of a sentence makes one name of two words. */
    private static boolean isCapitalisedPair(Clause clause, String before) {
        var second = clause.secondWordBefore().toLowerCase(Locale.ROOT);
        var leads = DETERMINERS.contains(second)
                || Set.of("on", "before", "after", "by", "until", "during", "since", "of", "like")
                        .contains(second);
        return leads && CAPITALISED.matcher(before).matches() && !Words.isMonth(before);
    }
}
