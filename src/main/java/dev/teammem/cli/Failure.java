package dev.teammem.cli;

import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** What a person reads when a command cannot do its work. */
final class Failure {

    private Failure() {}

    static int explain(Exception failure, CommandLine command, ParseResult parsed) {
        var reason = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        command.getErr().println("teammem: " + reason);
        return failure instanceof IllegalArgumentException ? CommandLine.ExitCode.USAGE : CommandLine.ExitCode.SOFTWARE;
    }
}
