package dev.teammem.screening.derivable;

import dev.teammem.memory.Finding;

/** The words of the findings. */
final class Objection {

    private static final String ASK =
            "Ask what about it is not derivable: a decision, a surprise, a deadline, what the user wants and why. "
                    + "Save that; read the rest in %s.";

    private Objection() {}

    static Finding derivable(Evidence evidence) {
        var kind = evidence.kind();
        var where = evidence.strongest();
        var message = "This looks like %s: \"%s\".".formatted(kind.looksLike(), where.quote());
        return finding(kind, where, message, ASK.formatted(kind.readInstead()));
    }

    static Finding alreadyStated(Instructions.Statement statement) {
        var message = "%s says so already: \"%s\".".formatted(statement.name(), Quote.of(statement.sentence()));
        return finding(
                Kind.CLAUDE_MD,
                statement.where(),
                message,
                ASK.formatted(statement.name() + ", which is loaded anyway"));
    }

    private static Finding finding(Kind kind, Segment where, String message, String remedy) {
        return Finding.error(Finding.Gate.DERIVABLE, kind.rule(), where.field(), message, remedy)
                .atLine(where.line());
    }
}
