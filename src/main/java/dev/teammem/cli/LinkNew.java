package dev.teammem.cli;

import dev.teammem.access.SignInLink;
import dev.teammem.access.SignInLinkStore;
import dev.teammem.access.UserStore;
import dev.teammem.audit.AuditEvent;
import dev.teammem.audit.AuditStore;
import dev.teammem.clock.SystemClock;
import dev.teammem.project.UserId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "new",
        description = {
            "Make a link that signs a browser in, and print it.",
            "It works once, within 15 minutes. The user is made if it is new."
        },
        mixinStandardHelpOptions = true)
final class LinkNew implements Runnable {

    @Option(names = "--user", required = true, paramLabel = "U", description = "Whom it signs in.")
    String user;

    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        var clock = SystemClock.utc();
        var id = new UserId(user);
        var users = new UserStore(clock);
        var links = new SignInLinkStore(clock);
        var audit = new AuditStore(clock);
        var host = new Host();
        var code = host.database().write(tx -> {
            users.ensure(tx, id);
            audit.append(tx, new AuditEvent(id.value(), "command", "link.create", "", id.value(), 0));
            return links.make(tx, id);
        });
        spec.commandLine().getOut().println(SignInLink.of(host.signIn(), host.port(), code));
    }
}
