package dev.teammem.web;

import dev.teammem.memory.Directory;
import dev.teammem.testing.SignedIn;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Everything that people and agents write comes out as text, wherever a page shows it. */
@QuarkusTest
class UntrustedTextTest {

    private static final String PROBE =
            "\"'><script>alert(1)</script><img src=x onerror=alert(1)>{inject:visitor.session}";
    private static boolean filled;

    @Inject
    SignedIn people;

    @BeforeEach
    void fill() {
        if (filled) {
            return;
        }
        filled = true;
        var project = people.project("ines", "hostile", PROBE);
        people.remember("ines", new Directory.Team(project), "reference_probe.md", """
                ---
                name: |
                  Name %1$s
                description: |
                  Description of it %1$s
                type: reference
                ---
                Body %1$s

                [link](javascript:alert(1)) ![pixel](https://evil.example/p.png)
                """.formatted(PROBE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/p/hostile/memories",
                "/p/hostile/memories?q=%22%27%3E%3Cscript%3Ealert(1)%3C/script%3E&scope=team",
                "/p/hostile/memories/team/reference_probe.md",
                "/p/hostile/memories/team/reference_probe.md?view=raw",
                "/p/hostile/memories/team/reference_probe.md?revision=1&x=%22%3E%3Cscript%3E",
                "/p/hostile/prompt",
                "/p/hostile/nothing?x=%22%3E%3Cscript%3Ealert(1)%3C/script%3E"
            })
    void comesOutAsText(String page) {
        var html = people.at("ines").get(page).asString();
        assertThat(html)
                .doesNotContainIgnoringCase("<script", "<img", "href=\"javascript:", "tms_")
                .doesNotContainPattern("(?i)<[^>]*\\sonerror\\s*=");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/p/hostile/memories",
                "/p/hostile/memories/team/reference_probe.md?view=raw",
                "/p/hostile/prompt"
            })
    void isShownAndNotDropped(String page) {
        assertThat(people.at("ines").get(page).asString())
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;", "{inject:visitor.session}");
    }
}
