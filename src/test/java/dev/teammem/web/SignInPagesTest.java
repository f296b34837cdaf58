package dev.teammem.web;

import dev.teammem.access.BrowserCookie;
import dev.teammem.db.Database;
import dev.teammem.testing.SignedIn;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.Method;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static dev.teammem.testing.SignedIn.browser;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

@QuarkusTest
class SignInPagesTest {

    @Inject
    SignedIn people;

    @Inject
    Database database;

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"GET", "HEAD"})
    void lookingAtALinkDoesNotUseItUp(Method method) {
        var code = people.link("mei");
        for (var i = 0; i < 2; i++) {
            browser()
                    .queryParam("code", code)
                    .request(method, "/welcome")
                    .then()
                    .statusCode(200)
                    .header("Set-Cookie", nullValue());
        }
        use(code).statusCode(303);
    }

    @Test
    void aLinkSaysWhomItSignsIn() {
        browser()
                .get("/welcome?code=" + people.link("mei"))
                .then()
                .body("html.body.main.div.h1", allOf(containsString("Sign in as mei")));
    }

    @Test
    void aLinkSignsInOnce() {
        var code = people.link("mei");
        use(code).statusCode(303).header("Location", endsWith("/"));
        use(code).statusCode(410).header("Set-Cookie", nullValue()).body(containsString("teammem link new"));
    }

    @Test
    void theCookieIsForPagesOfThisServerAlone() {
        use(people.link("mei"))
                .header(
                        "Set-Cookie",
                        allOf(
                                containsString("HttpOnly"),
                                containsString("SameSite=Lax"),
                                containsString("Path=/"),
                                containsString("Max-Age=2592000"),
                                not(containsString("Domain")),
                                not(containsString("Secure"))));
    }

    @Test
    void signingInEndsTheSessionBefore() {
        var before = people.session("mei");
        browser()
                .cookie(BrowserCookie.NAME, before)
                .formParam("code", people.link("mei"))
                .post("/welcome")
                .then()
                .statusCode(303)
                .cookie(BrowserCookie.NAME, not(before));
        browser().cookie(BrowserCookie.NAME, before).get("/").then().statusCode(401);
    }

    @Test
    void signingInIsAccountedFor() {
        use(people.link("audited"));
        var acts = database.read(tx -> tx.handle()
                .createQuery("select kind || ' ' || act from audit where actor = 'audited'")
                .mapTo(String.class)
                .list());
        assertThat(acts).containsExactly("link session.sign-in");
    }

    @Test
    void aLinkThatIsOverSaysHowToGetANewOne() {
        for (var address : new String[] {"/welcome", "/welcome?code=", "/welcome?code=tml_unknown"}) {
            browser()
                    .get(address)
                    .then()
                    .statusCode(410)
                    .body(containsString("./teammem link new --user"))
                    .body(containsString("./teammem serve --new-admin-link"));
        }
    }

    @Test
    void signingOutEndsTheSession() {
        var session = people.session("mei");
        signOut(session, formToken(session)).statusCode(303).header("Set-Cookie", containsString("Max-Age=0"));
        browser().cookie(BrowserCookie.NAME, session).get("/").then().statusCode(401);
        browser().get("/signed-out").then().statusCode(200).body(containsString("You are signed out"));
    }

    @Test
    void aFormFromElsewhereDoesNothing() {
        var session = people.session("mei");
        var ofAnother = formToken(people.session("mei"));
        for (var forged : new String[] {"", "0", ofAnother}) {
            signOut(session, forged).statusCode(403).body(containsString("This form is out of date"));
        }
        browser().cookie(BrowserCookie.NAME, session).post("/sign-out").then().statusCode(403);
        browser().cookie(BrowserCookie.NAME, session).get("/").then().statusCode(200);
    }

    private static ValidatableResponse use(String code) {
        return browser().formParam("code", code).post("/welcome").then();
    }

    private static ValidatableResponse signOut(String session, String token) {
        return browser()
                .cookie(BrowserCookie.NAME, session)
                .formParam("csrf", token)
                .post("/sign-out")
                .then();
    }

    private static String formToken(String session) {
        var page = browser().cookie(BrowserCookie.NAME, session).get("/").asString();
        return page.replaceFirst("(?s).*name=\"csrf\" value=\"(\\w+)\".*", "$1");
    }
}
