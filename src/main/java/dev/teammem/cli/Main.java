package dev.teammem.cli;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import picocli.CommandLine;

/** Reads the command line. Exit codes: 0 done, 1 refused, 2 wrong use. */
@QuarkusMain
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        var serve = new Serve();
        var code = commands(serve).execute(args.length == 0 ? new String[] {"serve"} : args);
        if (serve.wasAsked()) {
            Quarkus.run();
        } else {
            System.exit(code);
        }
    }

    static CommandLine commands(Serve serve) {
        return new CommandLine(new Teammem())
                .addSubcommand(serve)
                .addSubcommand(new CommandLine(new Group.Tokens()).addSubcommand(new TokenNew()))
                .addSubcommand(new CommandLine(new Group.Links()).addSubcommand(new LinkNew()))
                .setExecutionExceptionHandler(Failure::explain);
    }
}
