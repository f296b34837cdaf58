package dev.teammem.api;

import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import dev.teammem.testing.Zips;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.LinkedHashMap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;

@QuarkusTest
class IndexTest {

    @Inject
    People people;

    private Bearer ines;
    private String project;
    private String home;

    @BeforeEach
    void aProject() {
        ines = people.person("ines");
        project = people.project(ines);
        home = "/api/projects/" + project;
    }

    @ParameterizedTest
    @CsvSource({
        "private/a.md, '', private",
        "private/a.md, ?scope=private, private",
        "team/a.md, ?scope=team, team",
        "agents/explorer/user/a.md, ?agent=explorer/user, private",
        "agents/explorer/project/a.md, ?agent=explorer/project, team",
        "agents/explorer/local/a.md, ?agent=explorer/local, private"
    })
    void theIndexHasOneLinePerMemoryAndTellsItsSize(String file, String query, String scope) {
        ines.saves(home + "/" + file, Memories.reference("Grafana"));
        var line = "- [Grafana](a.md) — Whoever works with Grafana finds out what was agreed";

        var index = ines.given()
                .header("Teammem-Machine", "desk")
                .get(home + "/index" + query)
                .then()
                .statusCode(200);

        assertThat(Json.of(index)).isEqualTo(Json.parse("""
                {"scope": "%s", "text": "%s", "lineCount": 1, "byteCount": %d,
                 "wasLineTruncated": false, "wasByteTruncated": false, "dropped": []}""".formatted(scope, line, line.length() + 2)));
    }

    @Test
    void anIndexIsAlsoServedAsMarkdownAndNotTwice() {
        ines.saves(home + "/private/a.md", Memories.user("Kotlin"));

        var markdown =
                ines.given().accept("text/markdown").get(home + "/index").then().statusCode(200);
        var known = ines.given()
                .accept("text/markdown")
                .header("If-None-Match", markdown.extract().header("ETag"));

        markdown.header("Vary", equalTo("Accept"));
        assertThat(markdown.extract().asString())
                .isEqualTo("- [Kotlin](a.md) — Whoever works with Kotlin finds out what was agreed");
        known.get(home + "/index").then().statusCode(304).body(emptyString());
        ines.saves(home + "/private/b.md", Memories.user("Scala"));
        known.get(home + "/index").then().statusCode(200);
    }

    @Test
    void ofAnIndexThatIsTooLongTheNewest200LinesAreServedAndTheRestIsNamed() {
        var files = new LinkedHashMap<String, Zips.Packed>();
        for (var n = 0; n < 207; n++) {
            var text = Memories.text("user", "Tool " + n, "The user knows tool " + n + " well.");
            files.put("memory/t" + n + ".md", Zips.packed(text, Zips.SPRING.plusSeconds(n)));
        }
        ines.imports(project, Zips.pack(files)).body("applied", equalTo(207));

        var index = Json.of(ines.get(home + "/index").statusCode(200));

        assertThat(index.get("lineCount").intValue()).isEqualTo(207);
        assertThat(index.get("wasLineTruncated").booleanValue()).isTrue();
        assertThat(index.get("wasByteTruncated").booleanValue()).isFalse();
        assertThat(index.get("dropped"))
                .isEqualTo(Json.parse("[\"t6.md\", \"t5.md\", \"t4.md\", \"t3.md\", \"t2.md\", \"t1.md\", \"t0.md\"]"));
        assertThat(index.get("text").asText())
                .startsWith("- [Tool 206]")
                .contains("- [Tool 7](")
                .contains("WARNING")
                .doesNotContain("- [Tool 6](");
    }

    @Test
    void anEmptyDirectoryHasAnEmptyIndex() {
        assertThat(Json.of(ines.get(home + "/index?scope=team"))).isEqualTo(Json.parse("""
                {"scope": "team", "text": "", "lineCount": 0, "byteCount": 0,
                 "wasLineTruncated": false, "wasByteTruncated": false, "dropped": []}"""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"?scope=ours", "?agent=explorer", "?agent=%20/user"})
    void noDirectoryNoIndex(String query) {
        ines.given()
                .urlEncodingEnabled(false)
                .get(home + "/index" + query)
                .then()
                .statusCode(422)
                .body("findings[0].severity", equalTo("error"));
    }
}
