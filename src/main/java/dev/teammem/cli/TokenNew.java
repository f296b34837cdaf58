package dev.teammem.cli;

import dev.teammem.access.Token;
import dev.teammem.access.TokenIds;
import dev.teammem.access.TokenKind;
import dev.teammem.access.TokenScope;
import dev.teammem.access.TokenStore;
import dev.teammem.access.UserStore;
import dev.teammem.audit.AuditEvent;
import dev.teammem.audit.AuditStore;
import dev.teammem.clock.SystemClock;
import dev.teammem.project.ProjectId;
import dev.teammem.project.Reach;
import dev.teammem.project.UserId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;

import static java.util.stream.Collectors.toSet;

@Command(
        name = "new",
        description = {
            "Make a token and print it, once.",
            "The user is made if it is new; it belongs to a project when it makes one or an admin adds it."
        },
        mixinStandardHelpOptions = true)
final class TokenNew implements Runnable {

    @Option(names = "--user", required = true, paramLabel = "U", description = "Whom it speaks for.")
    String user;

    @Option(names = "--kind", required = true, paramLabel = "KIND", description = "person or agent.")
    String kind;

    @Option(
            names = "--scope",
            required = true,
            split = ",",
            paramLabel = "SCOPE",
            description = "read, write, and for kind person review; separated by commas.")
    List<String> scopes;

    @Option(
            names = "--project",
            paramLabel = "P",
            description = "A project it reaches; may be repeated. Without any it reaches all of the user's.")
    List<String> projects = List.of();

    @Option(names = "--expires", defaultValue = "90d", paramLabel = "90d", description = "In how many days it ends.")
    String expires;

    @Option(names = "--admin", description = "Make the user an administrator of the server.")
    boolean admin;

    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        var clock = SystemClock.utc();
        var now = Instant.ofEpochMilli(clock.millis());
        var token = new Token(
                TokenIds.fresh(),
                new UserId(user),
                "command line",
                parsedKind(),
                parsedScopes(),
                reach(),
                now,
                now.plus(lifetime()));
        var users = new UserStore(clock);
        var tokens = new TokenStore(clock);
        var audit = new AuditStore(clock);
        var secret = new Host().database().write(tx -> {
            users.ensure(tx, token.user());
            if (admin) {
                users.makeAdmin(tx, token.user());
            }
            audit.append(tx, new AuditEvent(token.user().value(), "command", "token.create", "", token.id(), 0));
            return tokens.issue(tx, token);
        });
        spec.commandLine().getOut().println(secret);
    }

    private TokenKind parsedKind() {
        return TokenKind.find(kind).orElseThrow(() -> new IllegalArgumentException("--kind is person or agent."));
    }

    private Set<TokenScope> parsedScopes() {
        return scopes.stream()
                .map(word -> TokenScope.find(word.strip())
                        .orElseThrow(() -> new IllegalArgumentException("--scope takes read, write and review.")))
                .collect(toSet());
    }

    private Reach reach() {
        return new Reach(projects.stream().map(ProjectId::new).collect(toSet()));
    }

    private Duration lifetime() {
        if (!expires.matches("[1-9]\\d{0,3}d")) {
            throw new IllegalArgumentException("--expires is a number of days, such as 90d.");
        }
        return Duration.ofDays(Integer.parseInt(expires.substring(0, expires.length() - 1)));
    }
}
