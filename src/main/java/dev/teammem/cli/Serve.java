package dev.teammem.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "serve",
        description = "Start the server (the default). Stop it with Ctrl-C.",
        mixinStandardHelpOptions = true)
final class Serve implements Runnable {

    @Option(names = "--new-admin-link", description = "Print a new sign-in link for the user admin.")
    boolean newAdminLink;

    private boolean asked;

    @Override
    public void run() {
        asked = true;
        if (newAdminLink) {
            System.setProperty("teammem.new-admin-link", "true");
        }
    }

    boolean wasAsked() {
        return asked;
    }
}
