package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.project.Role;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

@QuarkusTest
class MemoryListTest {

    @Inject
    People people;

    private Bearer ines;
    private Bearer rui;
    private String home;

    /** Four memories, the newest first in the list: b.md, a.md, k.md, u.md. */
    @BeforeEach
    void twoMembersWithMemories() {
        ines = people.person("ines");
        var project = people.project(ines);
        rui = people.member(project, Role.MEMBER, "rui");
        home = "/api/projects/" + project;
        save(ines, "private/u.md", "2026-01-01T00:00:00Z", Memories.user("Kotlin"));
        save(people.agentOf(ines), "private/k.md", "2026-01-02T00:00:00Z", Memories.feedback("Sagas"));
        save(ines, "team/a.md", "2026-01-03T00:00:00Z", Memories.project("MQTT"));
        save(rui, "team/b.md", "2026-01-04T00:00:00Z", Memories.reference("100%_Grafana"));
        save(rui, "private/secret.md", "2026-01-05T00:00:00Z", Memories.user("Cobol"));
        save(ines, "agents/explorer/project/e.md", "2026-01-06T00:00:00Z", Memories.reference("Kibana"));
    }

    @Test
    void aListItemIsTheMemorysJsonWithoutItsText() {
        var list = Json.of(ines.get(home + "/memories?scope=team").statusCode(200));

        assertThat(list.get("next").isNull()).isTrue();
        assertThat(list.get("items")).hasSize(2);
        assertThat(list.get("items").get(0))
                .isEqualTo(Json.without(Json.of(ines.get(home + "/team/b.md")), "body", "content"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "limit=50                 | b.md a.md k.md u.md",
                "scope=private            | k.md u.md",
                "scope=team               | b.md a.md",
                "type=feedback            | k.md",
                "type=user&scope=team     | ''",
                "q=mqtt                   | a.md",
                "q=BILLING                | a.md",
                "q=100%25_g               | b.md",
                "q=0%25G                  | ''",
                "origin=agent             | k.md",
                "origin=person&type=user  | u.md",
                "finding=info             | ''",
                "finding=none&scope=team  | b.md a.md",
                "limit=1                  | b.md",
                "limit=100000             | b.md a.md k.md u.md"
            })
    void filtersNarrowTheList(String query, String files) {
        var list = Json.of(ines.given()
                .urlEncodingEnabled(false)
                .get(home + "/memories?" + query)
                .then()
                .statusCode(200));

        assertThat(String.join(" ", Json.each(list.get("items"), "file"))).isEqualTo(files);
    }

    @Test
    void anAuthorFilterFindsOneMembersMemories() {
        assertThat(Json.each(items(ines, "author=" + rui.user()), "file")).containsExactly("b.md");
        assertThat(Json.each(items(rui, "author=" + rui.user()), "file")).containsExactly("secret.md", "b.md");
    }

    @Test
    void aFindingFilterFindsWhatWasFlagged() {
        save(ines, "private/r.md", "2026-01-07T00:00:00Z", Memories.reference("Loki"));

        assertThat(Json.each(items(ines, "finding=info"), "file")).containsExactly("r.md");
    }

    @Test
    void pagesFollowOneAnotherWithoutGapOrRepetition() {
        for (var n = 0; n < 5; n++) {
            save(ines, "team/same" + n + ".md", "2026-01-03T00:00:00Z", Memories.reference("Tool " + n));
        }
        var seen = new ArrayList<String>();
        var cursor = "";
        do {
            var page = Json.of(
                    ines.get(home + "/memories?limit=2&cursor=" + cursor).statusCode(200));
            assertThat(page.get("items").size()).isBetween(1, 2);
            seen.addAll(Json.each(page.get("items"), "path"));
            cursor = page.get("next").isNull() ? "" : page.get("next").asText();
        } while (!cursor.isEmpty());

        assertThat(seen)
                .doesNotHaveDuplicates()
                .isEqualTo(Json.each(items(ines, "limit=500"), "path"))
                .hasSize(9);
    }

    @Test
    void aSupersededMemoryNamesItsSuccessorAndAForgottenOneIsLeftOut() {
        save(
                ines,
                "team/c.md",
                "2026-02-01T00:00:00Z",
                Memories.project("AMQP").replace("type: project", "type: project\nsupersedes: [a.md]"));
        ines.forgets(home + "/team/b.md", 1).statusCode(200);

        var items = items(ines, "scope=team");

        assertThat(Json.each(items, "file")).isEqualTo(List.of("c.md", "a.md"));
        assertThat(items.get(0).get("supersedes")).isEqualTo(Json.parse("[\"a.md\"]"));
        assertThat(items.get(1).get("supersededBy").asText()).isEqualTo("c.md");
    }

    @ParameterizedTest
    @ValueSource(strings = {"limit=abc", "limit=1.5", "limit=99999999999", "cursor=zzz", "cursor=!!"})
    void whatIsNoNumberOrCursorIsMalformed(String query) {
        var answer = ines.get(home + "/memories?" + query).statusCode(400);

        assertThat(answer.extract().contentType()).isEqualTo("application/problem+json");
        assertThat(Json.of(answer).get("detail").asText()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(strings = {"scope=ours", "type=note", "origin=robot", "finding=fatal"})
    void aWordThatIsNoneOfItsListIsRefusedWithTheOnesThatAre(String query) {
        var problem = Json.of(ines.get(home + "/memories?" + query).statusCode(422));

        assertThat(problem.get("findings").get(0).get("field").asText()).isEqualTo(query.split("=")[0]);
        assertThat(problem.get("findings").get(0).get("remedy").asText()).startsWith("Use ");
    }

    private void save(Bearer by, String path, String at, String text) {
        by.given()
                .header("Teammem-Machine", "desk")
                .queryParam("at", at)
                .contentType("text/markdown")
                .body(text)
                .put(home + "/" + path)
                .then()
                .statusCode(201);
    }

    private JsonNode items(Bearer by, String query) {
        return Json.of(by.get(home + "/memories?" + query).statusCode(200)).get("items");
    }
}
