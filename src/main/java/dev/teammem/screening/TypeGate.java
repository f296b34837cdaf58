package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Scope;

import java.util.List;

/** A memory is one of the four types; what fits none is not saved. */
final class TypeGate implements Gate {

    private static final String FOUR = "user, feedback, project or reference";

    @Override
    public List<Finding> judge(MemoryText text, Scope scope) {
        var type = text.type();
        if (type.isMissing()) {
            return List.of(Finding.error(
                            Finding.Gate.TYPE,
                            "type-missing",
                            "type",
                            "The memory has no type.",
                            "Add a line 'type: …' with " + FOUR + " to the frontmatter.")
                    .atLine(Math.max(1, type.line())));
        }
        if (MemoryType.find(type.text()).isPresent()) {
            return List.of();
        }
        return List.of(Finding.error(
                        Finding.Gate.TYPE,
                        "type-unknown",
                        "type",
                        "The type is none of " + FOUR + ".",
                        "Write the one that fits, in lower case; if none fits, do not save the memory.")
                .atLine(type.line()));
    }
}
