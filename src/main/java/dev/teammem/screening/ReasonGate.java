package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Scope;

import java.util.ArrayList;
import java.util.List;

/**
 * A feedback or project memory states the rule or fact, then why, then how to apply it: the why lets a reader judge
 * the case that the rule did not foresee.
 */
final class ReasonGate implements Gate {

    @Override
    public List<Finding> judge(MemoryText text, Scope scope) {
        var type = MemoryType.find(text.type().text());
        if (type.isEmpty() || !type.get().needsReason()) {
            return List.of();
        }
        var word = type.get().word();
        var body = BodyParts.of(text.body());
        List<Finding> findings = new ArrayList<>();
        if (!body.hasRule()) {
            findings.add(missing(
                    "rule-missing",
                    "The body of a " + word + " memory does not start with the rule or fact.",
                    "Start the body with the rule or fact itself, above the line '**Why:** …'."));
        }
        if (!body.hasWhy()) {
            findings.add(missing(
                    "why-missing",
                    "The body of a " + word + " memory does not say why.",
                    "Add the line '**Why:** <the reason that was given>' below the rule or fact."));
        }
        if (!body.hasHow()) {
            findings.add(missing(
                    "how-missing",
                    "The body of a " + word + " memory does not say how to apply it.",
                    "Add the line '**How to apply:** <when and where it counts>' at the end of the body."));
        }
        return findings.stream().map(finding -> finding.atLine(text.bodyLine())).toList();
    }

    private static Finding missing(String rule, String message, String remedy) {
        return Finding.error(Finding.Gate.TYPE, rule, "body", message, remedy);
    }
}
