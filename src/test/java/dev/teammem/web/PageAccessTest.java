package dev.teammem.web;

import dev.teammem.access.BrowserCookie;
import dev.teammem.access.Token;
import dev.teammem.access.TokenKind;
import dev.teammem.access.TokenScope;
import dev.teammem.access.TokenStore;
import dev.teammem.db.Database;
import dev.teammem.project.Reach;
import dev.teammem.project.UserId;
import dev.teammem.testing.SignedIn;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Clock;
import java.time.Duration;
import java.util.Set;

import static dev.teammem.testing.SignedIn.browser;
import static dev.teammem.testing.SignedIn.privately;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

@QuarkusTest
class PageAccessTest {

    private static final String SECRET = "Only Ines reads this";
    private static boolean filled;

    @Inject
    SignedIn people;

    @Inject
    Database database;

    @Inject
    TokenStore tokens;

    @Inject
    Clock clock;

    @BeforeEach
    void fill() {
        if (filled) {
            return;
        }
        filled = true;
        var project = people.project("ines", "guarded", "Guarded");
        people.member("ines", project, "mei");
        people.remember("ines", privately(project, "ines"), "user_ines.md", """
                ---
                name: %s
                description: %s, and nobody else on the team
                type: user
                ---
                %s.
                """.formatted(SECRET, SECRET, SECRET));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/p/guarded/memories",
                "/p/guarded/memories/user_ines.md",
                "/p/guarded/prompt",
                "/p/no-such-project/memories",
                "/p/no-such-project/prompt",
                "/p/No_Id/memories"
            })
    void whoDoesNotBelongFindsNothing(String page) {
        people.at("stranger")
                .get(page)
                .then()
                .statusCode(404)
                .body(containsString("There is nothing here"), not(containsString("Guarded")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/p/guarded/memories/user_ines.md",
                "/p/guarded/memories/user_ines.md?revision=1",
                "/p/guarded/memories/user_ines.md?view=raw",
                "/p/guarded/memories/team/user_ines.md",
                "/p/guarded/memories/agents/explorer/user/user_ines.md"
            })
    void aPrivateMemoryOfAnotherMemberDoesNotExist(String page) {
        people.at("mei").get(page).then().statusCode(404).body(not(containsString(SECRET)));
    }

    @Test
    void listsAndPromptsHoldNoPrivateMemoryOfAnother() {
        people.at("mei")
                .get("/p/guarded/memories?q=ines")
                .then()
                .statusCode(200)
                .body(not(containsString(SECRET)));
        people.at("mei").get("/p/guarded/prompt").then().statusCode(200).body(not(containsString(SECRET)));
        people.at("ines").get("/p/guarded/memories?q=ines").then().body(containsString(SECRET));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/p/guarded/memories", "/p/guarded/memories/user_ines.md", "/p/guarded/prompt"})
    void withoutASessionAPageSaysHowToSignIn(String page) {
        browser()
                .get(page)
                .then()
                .statusCode(401)
                .header("Location", nullValue())
                .body(
                        containsString("You are not signed in"),
                        containsString("./teammem link new --user"),
                        not(containsString("Guarded")));
        browser().cookie(BrowserCookie.NAME, "tms_stale").get(page).then().statusCode(401);
    }

    @Test
    void aSessionIsNoKeyToTheApi() {
        var session = people.session("ines");
        browser()
                .cookie(BrowserCookie.NAME, session)
                .get("/api/projects")
                .then()
                .statusCode(401);
        browser()
                .cookie(BrowserCookie.NAME, session)
                .accept("application/json")
                .get("/api/me")
                .then()
                .statusCode(401);
    }

    @Test
    void aTokenIsNoKeyToPages() {
        browser()
                .header("Authorization", "Bearer " + token("ines"))
                .get("/p/guarded/memories")
                .then()
                .statusCode(403)
                .body(containsString("You may not do this"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/p/guarded/memories", "/p/guarded/memories/user_ines.md", "/p/guarded/prompt", "/nowhere"})
    void nothingKeepsAPage(String page) {
        people.at("ines")
                .get(page)
                .then()
                .header("Cache-Control", "no-store")
                .header("Vary", containsString("Accept-Language"))
                .header("Vary", containsString("Cookie"))
                .header("Content-Security-Policy", containsString("default-src 'none'; style-src 'self'"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nowhere",
                "/p",
                "/p/guarded",
                "/p/guarded/nowhere",
                "/p/guarded/memories/no-such.md",
                "/p/guarded/memories/user_ines.md?revision=9",
                "/p/guarded/memories/CON.md",
                "/p/guarded/memories/MEMORY.md",
                "/p/guarded/memories/agents/x/local/a.md",
                "/p/guarded/memories/agents/x.md"
            })
    void anAddressWithNothingBehindItGetsAPage(String page) {
        people.at("ines")
                .get(page)
                .then()
                .statusCode(404)
                .body(containsString("There is nothing here"), containsString("Go to your projects"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"?scope=nowhere", "?type=nothing", "?cursor=!"})
    void aWordThatAPageDoesNotKnowIsSaid(String query) {
        people.at("ines")
                .get("/p/guarded/memories" + query)
                .then()
                .statusCode(400)
                .body(containsString("was not understood"));
    }

    private String token(String user) {
        return database.write(tx -> tokens.issue(
                tx,
                new Token(
                        "page-access",
                        new UserId(user),
                        "test",
                        TokenKind.PERSON,
                        Set.of(TokenScope.READ, TokenScope.WRITE, TokenScope.REVIEW),
                        Reach.EVERYWHERE,
                        clock.instant(),
                        clock.instant().plus(Duration.ofDays(1)))));
    }
}
