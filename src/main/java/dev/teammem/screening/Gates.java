package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.Scope;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** All gates in their order: form, as the reader found it, then type, then scope. */
public final class Gates {

    /** With these nothing is known of the fields, and whatever else was said about them would mislead. */
    private static final Set<String> UNREADABLE =
            Set.of("frontmatter-missing", "frontmatter-unclosed", "frontmatter-too-large", "frontmatter-yaml");

    private static final List<Gate> ORDER =
            List.of(new TypeGate(), new DescriptionGate(), new ReasonGate(), new ScopeGate());

    public List<Finding> judge(MemoryText text, Scope scope, Door door) {
        List<Finding> findings = new ArrayList<>(text.findings());
        if (isReadable(text)) {
            ORDER.forEach(gate -> findings.addAll(gate.judge(text, scope)));
        }
        return findings.stream().map(door::weigh).toList();
    }

    private static boolean isReadable(MemoryText text) {
        return text.findings().stream().noneMatch(finding -> finding.refuses() && UNREADABLE.contains(finding.rule()));
    }
}
