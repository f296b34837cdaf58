package dev.teammem.web;

import dev.teammem.memory.Directory;
import dev.teammem.project.Caller;
import dev.teammem.project.Reach;
import dev.teammem.project.UserId;
import dev.teammem.prompt.PromptMode;
import dev.teammem.prompt.PromptRequest;
import dev.teammem.prompt.Prompts;
import dev.teammem.testing.SignedIn;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static dev.teammem.testing.SignedIn.privately;
import static org.assertj.core.api.Assertions.assertThat;

@QuarkusTest
class PromptPagesTest {

    @Inject
    SignedIn people;

    @Inject
    Prompts prompts;

    @ParameterizedTest
    @EnumSource
    void showsThePromptByteForByte(PromptMode mode) {
        var id = "prompt-" + mode.word();
        var project = people.project("ines", id, id);
        people.remember("ines", privately(project, "ines"), "user_mine.md", text("Mine <b>", "user"));
        people.remember("ines", new Directory.Team(project), "reference_ours.md", text("Ours & yours", "reference"));
        var ines = new Caller.Person(new UserId("ines"), Reach.EVERYWHERE, true, false);
        var prompt = prompts.load(ines, new PromptRequest(project, mode, PromptRequest.DEFAULT_DIRECTORY));
        assertThat(exact("/p/" + id + "/prompt?mode=" + mode.word())).isEqualTo(prompt.text());
    }

    @Test
    void saysWhatWasCut() {
        var project = people.project("ines", "overfull", "Overfull");
        for (var i = 0; i < 207; i++) {
            people.remember(
                    "ines",
                    new Directory.Team(project),
                    "reference_%03d.md".formatted(i),
                    text("Board " + i, "reference"));
        }
        for (var page : new String[] {"/p/overfull/prompt", "/p/overfull/memories"}) {
            assertThat(people.at("ines").get(page).asString()).contains("Agents do not see 7 memories of it", "2 more");
        }
        assertThat(people.at("ines").get("/p/overfull/prompt").asString()).contains("<b>7 left out</b>");
        assertThat(people.at("ines").get("/p/overfull/prompt?mode=private").asString())
                .doesNotContain("Agents do not see");
    }

    private String exact(String address) {
        var html = people.at("ines").get(address).asString();
        return html.replaceFirst("(?s).*<pre class=\"exact\"[^>]*>\n(.*)</pre>.*", "$1")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&");
    }

    private static String text(String name, String type) {
        return """
                ---
                name: %s
                description: What the screen called %s shows to people on call
                type: %s
                ---
                It hangs in the hall.
                """.formatted(name, name, type);
    }
}
