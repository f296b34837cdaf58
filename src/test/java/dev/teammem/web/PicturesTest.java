package dev.teammem.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import dev.teammem.access.BrowserCookie;
import dev.teammem.archive.Import;
import dev.teammem.memory.Directory;
import dev.teammem.project.Caller;
import dev.teammem.project.Reach;
import dev.teammem.project.UserId;
import dev.teammem.testing.Browsers;
import dev.teammem.testing.SignedIn;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

/**
 * Takes the pictures of the documentation, and one of every page in both languages, both themes and two widths for
 * looking at: {@code ./mvnw test -Dtest.groups=screenshots -Dtest.excluded.groups=}.
 */
@QuarkusTest
@Tag("screenshots")
class PicturesTest {

    private static final String RICH = """
            ---
            name: 沙箱用例与录制方法
            description: Which sandbox card answers what, and how a case is recorded; 支付宝与微信的用例同样只取自沙箱
            type: reference
            supersedes: reference_board_001.md
            ---
            # Cases

            Tests use fixtures from the [sandbox](https://sandbox.example/docs). 支付宝与微信的用例同样只取自沙箱。

            | Case | Sandbox card | Answers |
            |---|---|---:|
            | 3-D Secure, refused | `card-3ds-refused` | after 4 s |
            | 微信支付，超时 | `wallet-timeout` | after 30 s |

            ```
            sandbox record --case partial-capture --out src/test/resources/acquirer/partial-capture.json --scrub all
            ```

            - A fixture names the case in its file name.
            - Nobody edits a recorded fixture by hand; record again.

            > Recorded traffic has held card data before.

            ![Diagram of the flow](https://images.example/flow.png)
            """;

    private static final String BARE = """
            ---
            name: No summaries
            description: Replies end without a summary of what was done
            type: feedback
            ---
            Leave the summary out.
            """;

    private static final Path DOCUMENTATION = Path.of("docs/images");
    private static final Path FOR_LOOKING = Path.of("target/pictures");
    private static final String FORGOTTEN = "feedback_no_force_push.md";
    private static final Map<String, String> PAGES = Map.ofEntries(
            entry("home", "/"),
            entry("memories", "/p/fleet/memories"),
            entry("filtered", "/p/fleet/memories?q=mongo&scope=team"),
            entry("no-match", "/p/fleet/memories?q=nothing+like+this"),
            entry("memory", "/p/fleet/memories/team/project_deploy_blue_green.md"),
            entry("raw", "/p/fleet/memories/team/project_deploy_blue_green.md?view=raw"),
            entry("findings", "/p/full/memories/feedback_bare.md"),
            entry("rich", "/p/full/memories/team/reference_rich.md"),
            entry("old-revision", "/p/full/memories/team/reference_rich.md?revision=1"),
            entry("forgotten", "/p/fleet/memories/" + FORGOTTEN),
            entry("prompt", "/p/fleet/prompt"),
            entry("full", "/p/full/memories?type=reference"),
            entry("cut-prompt", "/p/full/prompt?mode=team"),
            entry("empty", "/p/new/memories"),
            entry("link-is-over", "/welcome?code=tml_old"),
            entry("signed-out", "/signed-out"),
            entry("not-found", "/p/fleet/memories/no-such.md"));

    @TestHTTPResource
    String server;

    @Inject
    SignedIn people;

    @Inject
    Import archives;

    @Test
    void everyPage() throws IOException {
        fillProjects();
        try (var browsers = new Browsers()) {
            for (var language : List.of("en", "zh")) {
                for (var theme : List.of("light", "dark")) {
                    for (var width : List.of(360, 1280)) {
                        look(browsers.browser(), language, theme, width);
                    }
                }
            }
        }
    }

    private void fillProjects() throws IOException {
        people.project("ines", "new", "Something new");
        var fleet = people.project("ines", "fleet", "Fleet routing");
        var zip = getClass().getResourceAsStream("/samples/team-memory.zip").readAllBytes();
        var ines = new Caller.Person(new UserId("ines"), Reach.EVERYWHERE, true, false);
        assertThat(archives.run(ines, fleet, "", zip, false).items()).hasSize(60);
        people.forget("ines", SignedIn.privately(fleet, "ines"), FORGOTTEN, 1);
        var full = people.project("ines", "full", "华东清结算平台");
        for (var i = 1; i <= 205; i++) {
            people.remember("ines", new Directory.Team(full), "reference_board_%03d.md".formatted(i), """
                    ---
                    name: Board %d
                    description: The board number %d shows what the pump of street %d in the old town does all day
                    type: reference
                    ---
                    Board %d.
                    """.formatted(
                            i, i, i, i));
        }
        people.remember("ines", SignedIn.privately(full, "ines"), "feedback_bare.md", BARE);
        people.remember("ines", new Directory.Team(full), "reference_rich.md", RICH);
        people.remember("ines", new Directory.Team(full), "reference_rich.md", RICH + "\nMore.\n");
    }

    private void look(Browser browser, String language, String theme, int width) {
        var options = new Browser.NewContextOptions()
                .setViewportSize(width, 800)
                .setLocale(language.equals("zh") ? "zh-CN" : "en-GB")
                .setColorScheme(theme.equals("dark") ? ColorScheme.DARK : ColorScheme.LIGHT);
        try (var context = browser.newContext(options)) {
            signIn(context);
            var page = context.newPage();
            PAGES.forEach((name, path) -> {
                page.navigate(server + path.substring(1));
                var whole = new Page.ScreenshotOptions().setFullPage(true);
                page.screenshot(
                        whole.setPath(FOR_LOOKING.resolve(String.join("-", name, language, theme, width + ".png"))));
                if (language.equals("en") && theme.equals("light") && width == 1280) {
                    document(page, name);
                }
            });
        }
    }

    private static void document(Page page, String name) {
        if (List.of("memories", "prompt").contains(name)) {
            page.screenshot(new Page.ScreenshotOptions().setPath(DOCUMENTATION.resolve(name + ".png")));
        }
    }

    private void signIn(BrowserContext context) {
        context.addCookies(List.of(new Cookie(BrowserCookie.NAME, people.session("ines")).setUrl(server)));
    }
}
