package dev.teammem.web;

import dev.teammem.testing.SignedIn;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static dev.teammem.testing.SignedIn.browser;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

/** Language and theme: asked of the browser, and kept when a person chooses. */
@QuarkusTest
class LookTest {

    @Inject
    SignedIn people;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "zh-CN,zh;q=0.9,en;q=0.8|zh-CN",
                "en-GB,en;q=0.9,zh;q=0.5|en",
                "fr,zh;q=0.5|zh-CN",
                "zh-TW|zh-CN",
                "fr|en",
                "*|en",
                "!!|en",
                ";;,|en"
            })
    void theBrowserSaysWhichLanguage(String accepted, String language) {
        browser()
                .header("Accept-Language", accepted)
                .get("/signed-out")
                .then()
                .statusCode(200)
                .body(containsString("<html lang=\"" + language + "\">"));
    }

    @Test
    void aChosenLanguageIsKeptAndThePageStays() {
        browser()
                .get("/p/any/memories?q=a+b&lang=zh&scope=team")
                .then()
                .statusCode(303)
                .header("Location", "/p/any/memories?q=a+b&scope=team")
                .cookie("teammem_lang", "zh");
        browser()
                .cookie("teammem_lang", "zh")
                .header("Accept-Language", "en")
                .get("/signed-out")
                .then()
                .body(containsString("你已退出登录"));
    }

    @Test
    void aChosenThemeIsKept() {
        browser()
                .get("/signed-out?theme=dark")
                .then()
                .statusCode(303)
                .header("Location", "/signed-out")
                .cookie("teammem_theme", "dark");
        browser().cookie("teammem_theme", "dark").get("/signed-out").then().body(containsString("data-theme=\"dark\""));
        browser().cookie("teammem_theme", "system").get("/signed-out").then().body(not(containsString("data-theme")));
    }

    @Test
    void whatIsNoLanguageOrThemeIsDropped() {
        browser().get("/signed-out?lang=xx&theme=%22%3E").then().statusCode(303).header("Set-Cookie", nullValue());
        browser()
                .cookie("teammem_lang", "\"><script>")
                .cookie("teammem_theme", "x")
                .get("/signed-out")
                .then()
                .statusCode(200)
                .body(containsString("<html lang=\"en\">"));
    }

    @Test
    void programsKeepTheirParameters() {
        browser().accept("application/json").get("/api/projects?lang=zh").then().statusCode(401);
    }

    @Test
    void errorsSpeakTheLanguageToo() {
        browser()
                .cookie("teammem_lang", "zh")
                .get("/nowhere")
                .then()
                .statusCode(404)
                .body(containsString("这里什么也没有"));
        browser().cookie("teammem_lang", "zh").get("/").then().statusCode(401).body(containsString("你尚未登录"));
    }

    @Test
    void linksOfTheFooterKeepTheQuery() {
        people.project("ines", "look", "Look");
        people.at("ines")
                .get("/p/look/memories?q=a&scope=team")
                .then()
                .body(containsString("href=\"?q=a&amp;scope=team&amp;lang=zh\""));
    }
}
