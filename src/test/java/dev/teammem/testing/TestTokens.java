package dev.teammem.testing;

import dev.teammem.access.Token;
import dev.teammem.access.TokenIds;
import dev.teammem.access.TokenKind;
import dev.teammem.access.TokenScope;
import dev.teammem.access.TokenStore;
import dev.teammem.access.UserStore;
import dev.teammem.db.Database;
import dev.teammem.project.Reach;
import dev.teammem.project.UserId;
import jakarta.enterprise.context.ApplicationScoped;

import java.time.Clock;
import java.time.Duration;
import java.util.EnumSet;

/** Makes users and tokens for tests of a running server, as the command line does. */
@ApplicationScoped
public class TestTokens {

    private final Database database;
    private final UserStore users;
    private final TokenStore tokens;
    private final Clock clock;

    TestTokens(Database database, UserStore users, TokenStore tokens, Clock clock) {
        this.database = database;
        this.users = users;
        this.tokens = tokens;
        this.clock = clock;
    }

    /** Everything a person may be given. */
    public String person(String user) {
        return person(user, Duration.ofDays(1));
    }

    public String person(String user, Duration lifetime) {
        var now = clock.instant();
        var token = new Token(
                TokenIds.fresh(),
                new UserId(user),
                "test",
                TokenKind.PERSON,
                EnumSet.allOf(TokenScope.class),
                Reach.EVERYWHERE,
                now,
                now.plus(lifetime));
        return database.write(tx -> {
            users.ensure(tx, token.user());
            return tokens.issue(tx, token);
        });
    }
}
