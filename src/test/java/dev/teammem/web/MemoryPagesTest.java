package dev.teammem.web;

import dev.teammem.memory.AgentType;
import dev.teammem.memory.Directory;
import dev.teammem.project.ProjectId;
import dev.teammem.project.UserId;
import dev.teammem.testing.SignedIn;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.xml.XmlPath;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static dev.teammem.testing.SignedIn.privately;
import static org.assertj.core.api.Assertions.assertThat;

@QuarkusTest
class MemoryPagesTest {

    private static final String LIST = "/p/pages/memories";
    private static final ProjectId PROJECT = new ProjectId("pages");
    private static final Directory TEAM = new Directory.Team(PROJECT);
    private static final String RAW =
            "---\r\nname: Windows & <friends>\r\ndescription: A file whose lines end as Windows ends them\r\ntype: reference\r\n---\r\n\r\nA *word*.\r\n";
    private static boolean filled;

    @Inject
    SignedIn people;

    @BeforeEach
    void fill() {
        if (filled) {
            return;
        }
        filled = true;
        people.project("ines", PROJECT.value(), "Pages");
        for (var i = 0; i < 55; i++) {
            people.remember("ines", TEAM, "reference_board_%02d.md".formatted(i), reference("Board " + i, ""));
        }
        people.remember("ines", privately(PROJECT, "ines"), "reference_mine.md", reference("My own board", ""));
        people.remember("ines", TEAM, "folder/参考_看板.md", RAW);
        people.remember("ines", TEAM, "reference_old.md", reference("Old board", ""));
        people.remember("ines", TEAM, "reference_new.md", reference("New board", "supersedes: reference_old.md\n"));
        people.remember("ines", TEAM, "reference_changed.md", reference("First name", ""));
        people.remember("ines", TEAM, "reference_changed.md", reference("Second name", ""));
        people.remember("ines", TEAM, "reference_gone.md", reference("Gone board", ""));
        people.forget("ines", TEAM, "reference_gone.md", 1);
        people.remember("ines", TEAM, "reference_back.md", reference("Back board", ""));
        people.forget("ines", TEAM, "reference_back.md", 1);
        people.restore("ines", TEAM, "reference_back.md", 2, 1);
        people.remember(
                "ines",
                new Directory.AgentOfUser(PROJECT, new AgentType("explorer"), new UserId("ines")),
                "reference_agent.md",
                reference("Learned by the explorer", ""));
    }

    @Test
    void theListIsReadPageByPageWithoutLossOrRepetition() {
        var names = new ArrayList<String>();
        var address = LIST + "?scope=team";
        var pages = 0;
        while (!address.isEmpty()) {
            var page = page(address);
            names.addAll(texts(page, "**.findAll { it.@class == 'name' }"));
            var next = attributes(page, "**.findAll { it.@rel == 'next' }.@href");
            address = next.isEmpty() ? "" : LIST + next.get(0);
            pages++;
        }
        assertThat(pages).isEqualTo(2);
        assertThat(names).hasSize(60).doesNotHaveDuplicates();
    }

    @Test
    void theFilterKeepsWhatItAsksFor() {
        assertThat(names(LIST + "?q=board+5&scope=team&type=reference"))
                .containsExactlyInAnyOrder("Board 5", "Board 50", "Board 51", "Board 52", "Board 53", "Board 54");
        assertThat(names(LIST + "?scope=private")).containsExactly("My own board");
        assertThat(names(LIST + "?type=user")).isEmpty();
        assertThat(html(LIST + "?q=%22quoted%22&scope=team&type=user"))
                .contains(
                        "value=\"&quot;quoted&quot;\"",
                        "<option value=\"team\" selected>",
                        "<option value=\"user\" selected>",
                        "No memory matches");
    }

    @Test
    void everyMemoryOfTheListCanBeOpened() {
        for (var address : attributes(page(LIST + "?q=board"), "**.findAll { it.@class == 'name' }.@href")) {
            people.at("ines").get(address).then().statusCode(200);
        }
        assertThat(html(LIST + "?q=windows"))
                .contains("/p/pages/memories/team/folder/%E5%8F%82%E8%80%83_%E7%9C%8B%E6%9D%BF.md");
    }

    @Test
    void aMemoryIsRendered() {
        var html = html(LIST + "/team/folder/%E5%8F%82%E8%80%83_%E7%9C%8B%E6%9D%BF.md");
        assertThat(html)
                .contains(
                        "<h1>Windows &amp; &lt;friends&gt;</h1>",
                        "<p>A <em>word</em>.</p>",
                        "team/folder/参考_看板.md",
                        "because the test says so");
    }

    @Test
    void theRawViewIsTheExactText() {
        var html = html(LIST + "/team/folder/%E5%8F%82%E8%80%83_%E7%9C%8B%E6%9D%BF.md?view=raw");
        assertThat(html)
                .contains(">\n" + RAW.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") + "</pre>");
    }

    @Test
    void anEarlierRevisionIsShownAsSuch() {
        assertThat(html(LIST + "/team/reference_changed.md?revision=1"))
                .contains("<h1>First name</h1>", "This is r1, an earlier revision.", "Agents get r2.");
        assertThat(html(LIST + "/team/reference_changed.md"))
                .contains("<h1>Second name</h1>")
                .doesNotContain("earlier revision.");
    }

    @Test
    void aForgottenMemorySaysSoAndKeepsItsRevisions() {
        var answer = people.at("ines").get(LIST + "/team/reference_gone.md");
        assertThat(answer.statusCode()).isEqualTo(410);
        assertThat(answer.asString())
                .contains("This memory was forgotten", "Forgotten by ines in r2", "href=\"?revision=1\"")
                .doesNotContain("Gone board");
        assertThat(html(LIST + "/team/reference_gone.md?revision=1"))
                .contains("<h1>Gone board</h1>", "agents get nothing");
    }

    @Test
    void aTombstoneOfAMemoryThatCameBackIsNotItsEnd() {
        assertThat(html(LIST + "/team/reference_back.md?revision=2")).contains("It was saved again since.");
        assertThat(html(LIST + "/team/reference_back.md")).contains("restored");
    }

    @Test
    void supersededMemoriesAndTheirSuccessorsPointAtEachOther() {
        assertThat(html(LIST + "/team/reference_old.md"))
                .contains("Another memory supersedes this one.", "href=\"/p/pages/memories/team/reference_new.md\"");
        assertThat(html(LIST + "/team/reference_new.md")).contains("href=\"/p/pages/memories/team/reference_old.md\"");
    }

    @Test
    void findingsAreSaidWithTheirRemedy() {
        var project = people.project("ines", "findings", "Findings");
        people.remember("ines", privately(project, "ines"), "feedback_bare.md", """
                ---
                name: Bare rule
                description: Replies end without a summary of what was done
                type: feedback
                ---
                Leave the summary out.
                """);
        assertThat(html("/p/findings/memories/feedback_bare.md"))
                .contains("2 findings", "<code>why-missing</code>", "data-severity=\"warning\"");
        assertThat(html("/p/findings/memories")).contains("2 findings");
    }

    @Test
    void aMemoryOfAnAgentHasAPage() {
        assertThat(html(LIST + "/agents/explorer/user/reference_agent.md"))
                .contains("<h1>Learned by the explorer</h1>");
    }

    @Test
    void aNewProjectSaysWhereMemoriesComeFrom() {
        people.project("ines", "blank", "Blank");
        assertThat(html("/p/blank/memories")).contains("No memories yet", "/api/projects/blank/import");
    }

    private static String reference(String name, String more) {
        return """
                ---
                name: %s
                description: What the screen called %s shows to people who are on call
                type: reference
                %s---
                It hangs in the hall.
                """.formatted(name, name, more);
    }

    private String html(String address) {
        return people.at("ines").get(address).asString();
    }

    private XmlPath page(String address) {
        return people.at("ines").get(address).htmlPath();
    }

    private List<String> names(String address) {
        return texts(page(address), "**.findAll { it.@class == 'name' }");
    }

    private static List<String> texts(XmlPath page, String path) {
        return page.getList(path, String.class);
    }

    private static List<String> attributes(XmlPath page, String path) {
        return page.getList(path, String.class);
    }
}
