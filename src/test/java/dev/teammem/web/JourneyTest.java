package dev.teammem.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.teammem.memory.Directory;
import dev.teammem.project.ProjectId;
import dev.teammem.testing.Browsers;
import dev.teammem.testing.SignedIn;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/** A person's way through the pages in a real browser, by what they can see: roles, labels and words. */
@QuarkusTest
class JourneyTest {

    private static final ProjectId PROJECT = new ProjectId("journey");
    private static Browsers browsers;
    private static boolean filled;

    @TestHTTPResource
    String server;

    @Inject
    SignedIn people;

    private final List<String> complaints = new ArrayList<>();
    private BrowserContext context;
    private Page page;

    @BeforeAll
    static void startChromium() {
        browsers = new Browsers();
    }

    @AfterAll
    static void stopChromium() {
        browsers.close();
    }

    @BeforeEach
    void openWindow() {
        fill();
        context = browsers.browser().newContext(new Browser.NewContextOptions().setLocale("en-GB"));
        page = context.newPage();
        page.onConsoleMessage(message -> complaints.add(message.text()));
        page.onPageError(complaints::add);
    }

    @AfterEach
    void nothingWasBlocked() {
        context.close();
        assertThat(complaints).as("what the browser complained about").isEmpty();
    }

    @Test
    void fromTheLinkToThePrompt() {
        signIn();
        follow("Journey of the pump");
        page.getByLabel("Type").selectOption("reference");
        page.getByRole(AriaRole.BUTTON, named("Filter")).click();
        follow("Pump dashboard");
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("Pump dashboard");
        assertThat(page.getByText("It hangs in the hall.")).isVisible();
        follow("Raw");
        assertThat(page.getByRole(AriaRole.REGION, named("Raw"))).containsText("type: reference");
        follow("Prompt");
        assertThat(page.getByRole(AriaRole.REGION, named("The prompt")))
                .containsText("- [Pump dashboard](reference_pump.md)");
        page.getByLabel("Mode").selectOption("private");
        page.getByRole(AriaRole.BUTTON, named("Preview")).click();
        assertThat(page.getByRole(AriaRole.REGION, named("The prompt"))).not().containsText("Pump dashboard");
        page.getByRole(AriaRole.BUTTON, named("Sign out")).click();
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("You are signed out");
    }

    @Test
    void searchingFromAnyPageOfAProject() {
        signIn();
        page.navigate(server + "p/journey/prompt");
        page.getByLabel("Search memories").fill("HALL");
        page.getByLabel("Search memories").press("Enter");
        assertThat(page.getByRole(AriaRole.LINK, named("Pump dashboard"))).isVisible();
        assertThat(page.getByLabel("Words in name, description or text")).hasValue("HALL");
    }

    @Test
    void languageAndThemeAreChosenOnThePageAndStay() {
        signIn();
        page.navigate(server + "p/journey/memories?scope=team");
        follow("简体中文");
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("记忆");
        assertThat(page.getByLabel("范围")).hasValue("team");
        follow("深色");
        assertThat(background()).isEqualTo("rgb(21, 23, 26)");
        follow("提示词");
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("提示词预览");
        assertThat(background()).isEqualTo("rgb(21, 23, 26)");
        follow("浅色");
        assertThat(background()).isEqualTo("rgb(252, 251, 248)");
    }

    @Test
    void nothingStandsOutOfANarrowWindow() {
        signIn();
        for (var width : new int[] {320, 360, 768, 900, 1280}) {
            page.setViewportSize(width, 720);
            for (var path : List.of(
                    "",
                    "p/journey/memories",
                    "p/journey/memories/team/reference_wide.md",
                    "p/journey/memories/team/reference_wide.md?view=raw",
                    "p/journey/prompt",
                    "signed-out",
                    "welcome?code=" + people.link("ines"),
                    "p/empty/memories")) {
                page.navigate(server + path);
                var overflow =
                        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
                assertThat((int) overflow).as(path + " at " + width).isZero();
            }
        }
    }

    private void fill() {
        if (filled) {
            return;
        }
        filled = true;
        people.project("ines", "empty", "Empty");
        people.project("ines", PROJECT.value(), "Journey of the pump");
        var team = new Directory.Team(PROJECT);
        people.remember("ines", team, "reference_pump.md", reference("Pump dashboard", "It hangs in the hall."));
        people.remember(
                "ines",
                team,
                "reference_wide.md",
                reference(
                        "x".repeat(150),
                        "| " + "a".repeat(90) + " | b |\n|---|---|\n| `" + "c".repeat(120) + "` | d |\n\n    "
                                + "code ".repeat(60) + "\n\n" + "https://example.com/".repeat(12)));
    }

    private static String reference(String name, String body) {
        return """
                ---
                name: %s
                description: What it shows to people on call, %s
                type: reference
                ---
                %s
                """.formatted(name, "y".repeat(100), body);
    }

    private void signIn() {
        page.navigate(server + "welcome?code=" + people.link("ines"));
        page.getByRole(AriaRole.BUTTON, named("Sign in")).click();
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("Home");
    }

    private void follow(String link) {
        page.getByRole(AriaRole.LINK, named(link)).first().click();
    }

    private String background() {
        return (String) page.evaluate("getComputedStyle(document.body).backgroundColor");
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static Page.GetByRoleOptions level(int level) {
        return new Page.GetByRoleOptions().setLevel(level);
    }
}
