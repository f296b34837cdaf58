package dev.teammem.api;

import dev.teammem.access.Credential;
import dev.teammem.access.Token;
import dev.teammem.access.TokenIds;
import dev.teammem.access.TokenKind;
import dev.teammem.access.TokenScope;
import dev.teammem.api.TokenResource.NewToken;
import dev.teammem.problem.Problem;
import dev.teammem.project.Reach;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;

import static java.util.stream.Collectors.toSet;

/** What a caller wants a token to be, held against what the caller has. */
@Singleton
class TokenDraft {

    private static final int USUAL_DAYS = 90;
    private static final int MOST_DAYS = 366;
    private static final int LONGEST_NAME = 100;

    private final Clock clock;

    TokenDraft(Clock clock) {
        this.clock = clock;
    }

    Token token(Credential has, NewToken wanted) {
        var kind = Given.word(
                "kind", Required.text("kind", wanted.kind()), TokenKind.PERSON, TokenKind::find, "person or agent");
        var scopes = scopes(wanted.scopes());
        var reach = reach(has, wanted.projects());
        if (!has.roles().containsAll(scopes.stream().map(TokenScope::word).collect(toSet()))) {
            throw Problem.forbidden("A token gives out at most the scopes it has itself.")
                    .thrown();
        }
        var now = Instant.ofEpochMilli(clock.millis());
        try {
            return new Token(
                    TokenIds.fresh(),
                    has.caller().user(),
                    name(wanted.name()),
                    kind,
                    scopes,
                    reach,
                    now,
                    expiry(now, has.expires(), wanted.expiresInDays()));
        } catch (IllegalArgumentException e) {
            throw Problem.refusedField("scopes", "scopes", "These scopes do not fit the kind.", e.getMessage())
                    .thrown();
        }
    }

    private static String name(String written) {
        var name = Required.text("name", written).strip();
        if (name.length() > LONGEST_NAME || name.codePoints().anyMatch(Character::isISOControl)) {
            throw Problem.refusedField("name", "name", "The name is one line of at most 100 characters.", "Shorten it.")
                    .thrown();
        }
        return name;
    }

    private static Set<TokenScope> scopes(List<String> written) {
        if (written == null || written.isEmpty()) {
            throw Problem.refusedField(
                            "scopes-missing", "scopes", "'scopes' is missing.", "Send some of read, write and review.")
                    .thrown();
        }
        return written.stream()
                .map(word -> Required.text("scopes", word))
                .map(word -> Given.word("scopes", word, TokenScope.READ, TokenScope::find, "read, write and review"))
                .collect(toSet());
    }

    private static Reach reach(Credential has, List<String> written) {
        var own = has.caller().reach();
        if (written == null || written.isEmpty()) {
            return own;
        }
        var reach = new Reach(written.stream()
                .map(id -> Given.project(Required.text("projects", id)))
                .collect(toSet()));
        if (!own.covers(reach)) {
            throw Problem.forbidden("A token reaches at most the projects that the one in hand reaches.")
                    .thrown();
        }
        return reach;
    }

    /** Never later than the end of the credential that asks, so that a short-lived token makes no long-lived one. */
    private static Instant expiry(Instant now, Instant limit, Integer days) {
        var wanted = days == null ? USUAL_DAYS : days;
        if (wanted < 1 || wanted > MOST_DAYS) {
            throw Problem.refusedField(
                            "expiresInDays", "expiresInDays", "A token lives 1 to 366 days.", "Send such a number.")
                    .thrown();
        }
        var end = now.plus(Duration.ofDays(wanted));
        return end.isBefore(limit) ? end : limit;
    }
}
