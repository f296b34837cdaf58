package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.Scope;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Name and description say what the memory is about: one specific line that recall can judge by. */
final class DescriptionGate implements Gate {

    static final int LONG = 150;
    static final int LONGEST = 200;

    private static final Pattern LINE_END = Pattern.compile("\\R");
    private static final String SPECIFIC =
            "Say in one line what the memory tells, such as 'The user wants replies without a closing summary'.";

    @Override
    public List<Finding> judge(MemoryText text, Scope scope) {
        List<Finding> findings = new ArrayList<>();
        if (text.name().isMissing()) {
            findings.add(
                    error("name-missing", "name", "The memory has no name.", "Add a line 'name: …' of a few words.")
                            .atLine(Math.max(1, text.name().line())));
        }
        if (text.description().isMissing()) {
            findings.add(error("description-missing", "description", "The memory has no description.", SPECIFIC)
                    .atLine(Math.max(1, text.description().line())));
        } else {
            judgeWords(text, findings);
        }
        return findings;
    }

    private static void judgeWords(MemoryText text, List<Finding> findings) {
        var line = text.description().line();
        var description = text.description().text().strip();
        if (Vagueness.of(description, text.name().text())) {
            var message = "The description says no more than the name, or nothing specific.";
            findings.add(
                    error("description-vague", "description", message, SPECIFIC).atLine(line));
        }
        if (LINE_END.matcher(description).find()) {
            var remedy = "Keep one line and move the rest into the body.";
            var message = "The description has more than one line.";
            findings.add(
                    error("description-lines", "description", message, remedy).atLine(line));
        }
        var length = description.codePointCount(0, description.length());
        if (length > LONG) {
            findings.add(tooLong(length).atLine(line));
        }
    }

    private static Finding tooLong(int length) {
        var limit = length > LONGEST ? LONGEST : LONG;
        var message = "The description has %d characters, more than %d.".formatted(length, limit);
        var finding = error("description-long", "description", message, "Shorten it and move detail into the body.");
        return length > LONGEST ? finding : finding.asWarning();
    }

    private static Finding error(String rule, String field, String message, String remedy) {
        return Finding.error(Finding.Gate.TYPE, rule, field, message, remedy);
    }
}
