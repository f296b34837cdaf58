package dev.teammem.screening.dates;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryType;
import dev.teammem.screening.dates.phrase.Claim;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** A project memory outlives the week it was written in, so it names days and never counts from its own. */
public final class DateGate {

    /** More than these say nothing new to whoever has to mend the text. */
    static final int MOST = 20;

    private static final String ISO = "Write it as YYYY-MM-DD.";

    public List<Finding> judge(MemoryText text, LocalDate saidOn) {
        if (MemoryType.find(text.type().text())
                .filter(MemoryType.PROJECT::equals)
                .isEmpty()) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        findings.addAll(judgeField("name", text.name(), saidOn));
        findings.addAll(judgeField("description", text.description(), saidOn));
        findings.addAll(judgeBody(text, saidOn));
        return findings.size() > MOST ? List.copyOf(findings.subList(0, MOST)) : findings;
    }

    private static List<Finding> judgeField(String name, MemoryText.Field field, LocalDate saidOn) {
        return DateScan.of(field.text(), saidOn).stream()
                .map(claim -> objection(name, field.text(), claim, field.line(), 0))
                .toList();
    }

    private static List<Finding> judgeBody(MemoryText text, LocalDate saidOn) {
        List<Finding> findings = new ArrayList<>();
        var body = text.body();
        var line = text.bodyLine();
        var lineStart = 0;
        for (var claim : DateScan.of(body, saidOn)) {
            for (var end = body.indexOf('\n', lineStart);
                    end >= 0 && end < claim.start();
                    end = body.indexOf('\n', end + 1)) {
                line++;
                lineStart = end + 1;
            }
            findings.add(objection("body", body, claim, line, claim.start() - lineStart + 1));
            if (findings.size() == MOST) {
                break;
            }
        }
        return findings;
    }

    private static Finding objection(String field, String text, Claim claim, int line, int column) {
        var phrase = text.substring(claim.start(), claim.end());
        var rule = rule(claim.kind());
        return new Finding(
                Finding.Gate.DATE,
                rule,
                Finding.Severity.ERROR,
                field,
                line,
                column,
                message(claim, phrase),
                remedy(claim, phrase));
    }

    private static String rule(Claim.Kind kind) {
        return switch (kind) {
            case AMBIGUOUS -> "date-ambiguous";
            case WITHOUT_YEAR -> "date-without-year";
            case RELATIVE, WEEKDAY -> "relative-date";
            case PASSING, ABSOLUTE -> throw new IllegalArgumentException("No objection: " + kind);
        };
    }

    private static String message(Claim claim, String phrase) {
        return switch (rule(claim.kind())) {
            case "date-ambiguous" -> "'%s' is one day to some readers and another to others.".formatted(phrase);
            case "date-without-year" -> "'%s' does not say its year.".formatted(phrase);
            default -> "'%s' means another day to whoever reads it later.".formatted(phrase);
        };
    }

    private static String remedy(Claim claim, String phrase) {
        var days = claim.days();
        return switch (days.size()) {
            case 0 -> ISO;
            case 1 -> "Write %s in place of '%s'.".formatted(days.get(0), phrase);
            default ->
                "Write %s to %s, or the exact day, in place of '%s'.".formatted(days.get(0), days.get(1), phrase);
        };
    }
}
