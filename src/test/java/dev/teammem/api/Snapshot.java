package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Zips;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Singleton;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import static org.assertj.core.api.Assertions.assertThat;

/** All that a project holds for a person, and how much this server has accounted for: equal where nothing happened. */
@Singleton
class Snapshot {

    private static final List<String> TABLES = List.of(
            "audit",
            "users",
            "tokens",
            "projects",
            "remote_aliases",
            "members",
            "directories",
            "memories",
            "revisions");

    private final Database database;

    Snapshot(Database database) {
        this.database = database;
    }

    /**
     * @param export path to content and time
     * @param list the memories as the API lists them
     * @param revisions every revision of every directory that the project has
     * @param members who belongs to it, and its name and remotes
     * @param rows how many each table has, the audit trail's among them
     */
    record State(
            Map<String, Zips.Packed> export,
            JsonNode list,
            List<Map<String, Object>> revisions,
            List<Map<String, Object>> members,
            Map<String, Long> rows) {}

    State of(String project, Bearer admin) {
        var export = Zips.unpack(admin.exports(project));
        var list = Json.of(
                admin.get("/api/projects/" + project + "/memories?limit=500").statusCode(200));
        return database.read(tx -> new State(export, list, revisions(tx, project), members(tx, project), rows(tx)));
    }

    private static List<Map<String, Object>> revisions(Transaction tx, String project) {
        return tx.handle()
                .createQuery("select d.key, r.* from revisions r join directories d on d.id = r.directory_id"
                        + " where d.project_id = :project order by d.key, r.file, r.revision")
                .bind("project", project)
                .mapToMap()
                .list();
    }

    private static List<Map<String, Object>> members(Transaction tx, String project) {
        return tx.handle()
                .createQuery("select p.name, m.user_id, m.role, a.alias from projects p"
                        + " left join members m on m.project_id = p.id left join remote_aliases a on a.project_id = p.id"
                        + " where p.id = :project order by m.user_id, a.alias")
                .bind("project", project)
                .mapToMap()
                .list();
    }

    private static Map<String, Long> rows(Transaction tx) {
        var counts = new TreeMap<String, Long>();
        for (var table : TABLES) {
            counts.put(
                    table,
                    tx.handle()
                            .createQuery("select count(*) from " + table)
                            .mapTo(Long.class)
                            .one());
        }
        return counts;
    }

    /** Sees to it that a request was refused with a problem that says what to do. */
    static void assertRefused(int status, ValidatableResponse answer) {
        var body = answer.extract().asString();
        assertThat(answer.extract().statusCode()).as(body).isEqualTo(status);
        assertProblem(status, answer.extract().contentType(), body);
    }

    static void assertProblem(int status, String contentType, String body) {
        assertThat(contentType).isEqualTo("application/problem+json");
        var problem = Json.parse(body);
        assertThat(problem.get("status").intValue()).isEqualTo(status);
        assertThat(problem.get("type").asText()).startsWith("urn:teammem:problem:");
        assertThat(problem.get("title").asText()).isNotBlank();
        assertThat(problem.get("detail").asText()).isNotBlank();
    }
}
