package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Scope;

import java.util.List;

/** What is about one person never goes to the team; for the other types the answer says where they usually go. */
final class ScopeGate implements Gate {

    @Override
    public List<Finding> judge(MemoryText text, Scope scope) {
        return MemoryType.find(text.type().text())
                .filter(type -> type.leaning() != scope)
                .map(type -> List.of(objection(type, scope).atLine(text.type().line())))
                .orElse(List.of());
    }

    private static Finding objection(MemoryType type, Scope scope) {
        if (type == MemoryType.USER) {
            return Finding.error(
                    Finding.Gate.SCOPE,
                    "user-is-private",
                    "type",
                    "A user memory is about one person and is never shared with the team.",
                    "Save it in the private directory.");
        }
        return Finding.info(
                Finding.Gate.SCOPE,
                "scope-leaning",
                "type",
                "This %s memory goes to %s scope. %s".formatted(type.word(), scope.word(), usual(type)),
                "Leave it if that is meant; otherwise save it with %s scope."
                        .formatted(type.leaning().word()));
    }

    private static String usual(MemoryType type) {
        return switch (type) {
            case USER -> "User memories are private.";
            case FEEDBACK -> "Feedback is one person's way of working and private, unless it is a project convention.";
            case PROJECT -> "Project memories usually go to the team, as their facts concern everybody in it.";
            case REFERENCE -> "References usually go to the team, as everybody in it looks in the same places.";
        };
    }
}
