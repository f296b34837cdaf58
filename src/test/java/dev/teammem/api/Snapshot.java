package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.db.Database;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.Zips;
import jakarta.inject.Singleton;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All that a project holds for a person, and how much this server has accounted for: equal where nothing happened. */
@Singleton
class Snapshot {

    private static final List<String> LISTS =
            List.of("", "/members", "/memories?limit=500", "/index", "/index?scope=team");

    private final Database database;

    Snapshot(Database database) {
        this.database = database;
    }

    /**
     * @param export path to content and time
     * @param lists the project, its members, its memories and its indexes as the API shows them
     * @param revisions the histories of its memories
     * @param rows of each table that a request may write to
     */
    record State(
            Map<String, Zips.Packed> export, List<JsonNode> lists, List<JsonNode> revisions, Map<String, Long> rows) {}

    State of(String project, Bearer admin) {
        var home = "/api/projects/" + project;
        var lists = LISTS.stream().map(list -> ok(admin, home + list)).toList();
        var revisions = new ArrayList<JsonNode>();
        for (var memory : lists.get(2).get("items")) {
            var scope = memory.get("scope").asText();
            revisions.add(
                    ok(admin, home + "/" + scope + "/" + memory.get("file").asText() + "/revisions"));
        }
        return new State(Zips.unpack(admin.exports(project)), lists, revisions, rows());
    }

    long auditRows() {
        return rows().get("audit");
    }

    private Map<String, Long> rows() {
        return database.read(tx -> {
            var counts = new TreeMap<String, Long>();
            for (var table : List.of(
                    "audit",
                    "users",
                    "projects",
                    "remote_aliases",
                    "members",
                    "directories",
                    "memories",
                    "revisions")) {
                counts.put(
                        table,
                        tx.handle()
                                .createQuery("select count(*) from " + table)
                                .mapTo(Long.class)
                                .one());
            }
            return counts;
        });
    }

    private static JsonNode ok(Bearer admin, String path) {
        return Json.of(admin.get(path).statusCode(200));
    }
}
