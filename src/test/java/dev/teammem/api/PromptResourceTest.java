package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;

@QuarkusTest
class PromptResourceTest {

    @Inject
    People people;

    private Bearer ines;
    private String home;

    @BeforeEach
    void aProjectWithAMemoryOnEachSide() {
        ines = people.person("ines");
        home = "/api/projects/" + people.project(ines);
        ines.saves(home + "/private/a.md", Memories.user("Kotlin"));
        ines.saves(home + "/team/b.md", Memories.reference("Grafana"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?mode=auto", "?mode=team"})
    void theTeamPromptHasBothIndexes(String query) {
        var prompt = json(query);

        assertThat(prompt.get("mode").asText()).isEqualTo("team");
        assertThat(prompt.get("decidedBy").asText()).isNotBlank();
        assertThat(prompt.get("tokens").intValue()).isPositive();
        assertThat(Json.each(prompt.get("indexes"), "scope")).containsExactly("private", "team");
        assertThat(prompt.get("text").asText()).contains("- [Kotlin](a.md)").contains("- [Grafana](b.md)");
        for (var section : prompt.get("sections")) {
            assertThat(section.get("name").asText()).isNotBlank();
            assertThat(prompt.get("text").asText()).contains(section.get("text").asText());
        }
    }

    @Test
    void thePrivatePromptHasNothingOfTheTeam() {
        var prompt = json("?mode=private");

        assertThat(prompt.get("mode").asText()).isEqualTo("private");
        assertThat(Json.each(prompt.get("indexes"), "scope")).containsExactly("private");
        assertThat(prompt.get("text").asText()).contains("- [Kotlin](a.md)").doesNotContain("Grafana");
    }

    @Test
    void theIndexInThePromptIsTheIndexServed() {
        assertThat(json("").get("indexes").get(1)).isEqualTo(Json.of(ines.get(home + "/index?scope=team")));
    }

    @Test
    void markdownIsTheDefaultAndTheSameText() {
        var markdown = ines.given().get(home + "/prompt").then().statusCode(200).header("Vary", equalTo("Accept"));

        assertThat(markdown.extract().contentType()).isEqualToIgnoringCase("text/markdown;charset=utf-8");
        assertThat(markdown.extract().asString()).isEqualTo(json("").get("text").asText());
    }

    @Test
    void aReaderThatKnowsThePromptGetsItAgainOnlyAfterASave() {
        var tag = ines.given().get(home + "/prompt").header("ETag");
        var known = ines.given().header("If-None-Match", tag);

        known.get(home + "/prompt")
                .then()
                .statusCode(304)
                .header("ETag", equalTo(tag))
                .body(emptyString());
        ines.saves(home + "/team/c.md", Memories.reference("Kibana"));

        assertThat(known.get(home + "/prompt").then().statusCode(200).extract().asString())
                .contains("- [Kibana](c.md)");
    }

    @Test
    void theDirectoryIsNamedAsAsked() {
        assertThat(json("?dir=/home/ines/notes/").get("text").asText()).contains("/home/ines/notes/");
    }

    @ParameterizedTest
    @ValueSource(strings = {"?mode=loud", "?dir=a%0ab", "?dir=%60x%60"})
    void whatCannotStandInAPromptIsRefused(String query) {
        ines.given()
                .urlEncodingEnabled(false)
                .get(home + "/prompt" + query)
                .then()
                .statusCode(422)
                .body("findings[0].severity", equalTo("error"));
    }

    private JsonNode json(String query) {
        return Json.of(ines.get(home + "/prompt" + query).statusCode(200));
    }
}
