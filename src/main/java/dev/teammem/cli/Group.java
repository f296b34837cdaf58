package dev.teammem.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A noun that only carries verbs below it. */
abstract class Group implements Runnable {

    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "What about it? One of the commands below is missing.");
    }

    @Command(
            name = "token",
            description = "Tokens that speak for a person or an agent.",
            mixinStandardHelpOptions = true)
    static final class Tokens extends Group {}

    @Command(name = "link", description = "Links that sign a browser in once.", mixinStandardHelpOptions = true)
    static final class Links extends Group {}
}
