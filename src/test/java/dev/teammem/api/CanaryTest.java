package dev.teammem.api;

import dev.teammem.db.Database;
import dev.teammem.project.Role;
import dev.teammem.testing.Bearer;
import dev.teammem.testing.Json;
import dev.teammem.testing.LogLines;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import dev.teammem.testing.Zips;
import io.quarkus.logging.Log;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;

import static org.assertj.core.api.Assertions.assertThat;

/** What one person keeps to itself is shown to nobody else, by no call, in no error, log line or audit row. */
@QuarkusTest
class CanaryTest {

    private static final List<String> OWN_DIRECTORIES =
            List.of("private", "agents/explorer/user", "agents/explorer/local");

    @Inject
    People people;

    @Inject
    Database database;

    private String canary;
    private String canaryFile;
    private String project;
    private Bearer ines;
    private Map<String, String> ids;
    private List<Operation> operations;

    @BeforeEach
    void inesKeepsACanary() {
        ines = people.person("ines");
        canary = "Zanzibar" + Long.toHexString(System.nanoTime());
        canaryFile = "vault-" + Long.toHexString(System.nanoTime());
        var remote = "https://git.example.com/" + People.unique("shop") + ".git";
        project = Json.of(ines.posts("/api/projects", "{\"name\": \"Shop\", \"remotes\": [\"" + remote + "\"]}"))
                .get("id")
                .asText();
        for (var directory : OWN_DIRECTORIES) {
            ines.saves(home() + directory + "/" + canaryFile + ".md", Memories.user(canary));
        }
        ines.saves(home() + "team/plain.md", Memories.reference("Grafana"));
        ines.saves(home() + "agents/explorer/project/plain.md", Memories.reference("Kibana"));
        ids = new LinkedHashMap<>(Map.of(
                "project",
                project,
                "remote",
                remote,
                "user",
                ines.user().value(),
                "id",
                people.agentOf(ines).id(),
                "agentType",
                "explorer",
                "revision",
                "1"));
        operations = Operation.all(ines.given());
    }

    @Test
    void nobodyElseEverSeesIt() {
        try (var log = new LogLines()) {
            Log.debug("The lines are heard");
            for (var other : others().entrySet()) {
                for (var operation : operations) {
                    assertNothingShown(
                            other.getKey(),
                            operation,
                            call(operation, other.getValue().get()));
                }
            }
            assertThat(log.linesWith("The lines are heard")).hasSize(1);
            assertThat(log.linesWith(canary)).isEmpty();
            assertThat(log.linesWith(canaryFile)).isEmpty();
        }
        assertNotIn(auditTrail());
        ines.get(home() + "private/" + canaryFile + ".md").statusCode(200);
    }

    @Test
    void itsOwnerSeesItAndNeitherLogNorAuditTrailDoes() {
        var seen = new TreeSet<String>();
        try (var log = new LogLines()) {
            for (var operation : operations) {
                if (operation.method().equals("GET")
                        && shown(call(operation, ines.given())).contains(canary)) {
                    seen.add(operation.path());
                }
            }
            changeEverything();
            assertThat(log.linesWith(canary)).isEmpty();
            assertThat(log.linesWith(canaryFile)).isEmpty();
        }

        var p = "/api/projects/{project}/";
        assertThat(seen)
                .containsExactlyInAnyOrder(
                        p + "private/{file}",
                        p + "private/{file}/revisions/{revision}",
                        p + "agents/{agentType}/user/{file}",
                        p + "agents/{agentType}/user/{file}/revisions/{revision}",
                        p + "agents/{agentType}/local/{file}",
                        p + "agents/{agentType}/local/{file}/revisions/{revision}",
                        p + "memories",
                        p + "index",
                        p + "prompt",
                        p + "export");
        assertThat(auditTrail()).contains("memory.restore").contains("index.keep");
        assertNotIn(auditTrail());
    }

    /** The acts that leave a row in the audit trail, with the canary in all of them. */
    private void changeEverything() {
        var file = home() + "private/" + canaryFile + ".md";
        ines.revises(file, 1, Memories.feedback(canary)).statusCode(200);
        ines.puts(file, "no memory but a " + canary).statusCode(422);
        ines.forgets(file, 2).statusCode(200);
        ines.given()
                .header("If-Match", "\"r3\"")
                .post(file + "/revisions/1/restore")
                .then()
                .statusCode(200);
        ines.imports(project, Zips.of("memory/x" + canaryFile + ".md", Memories.user(canary + "x")))
                .statusCode(200);
        ines.imports(project, Zips.of("memory/MEMORY.md", "A line about " + canary))
                .statusCode(200);
    }

    private Map<String, Supplier<RequestSpecification>> others() {
        var member = people.member(project, Role.MEMBER, "mia");
        var admin = people.member(project, Role.ADMIN, "ada");
        var root = people.serverAdmin("root");
        var stranger = people.person("olga");
        var agent = people.agentOf(member);
        var reader = people.tokenOf(admin, "read");
        var others = new LinkedHashMap<String, Supplier<RequestSpecification>>();
        others.put("nobody", Bearer::anonymous);
        others.put("a stranger", stranger::given);
        others.put("a read-only token", reader::given);
        others.put("an agent of a member", agent::given);
        others.put("a member", member::given);
        others.put("a server admin", root::given);
        others.put("a project admin", admin::given);
        return others;
    }

    private Response call(Operation operation, RequestSpecification caller) {
        ids.put("file", operation.isOfPrivateFile() ? canaryFile + ".md" : "plain.md");
        return operation.call(caller, ids);
    }

    private void assertNothingShown(String who, Operation operation, Response answer) {
        assertThat(shown(answer)).as("%s: %s", who, operation).doesNotContain(canary);
        // Whoever names the file in the address has not learned it from the answer.
        if (!operation.isOfPrivateFile()) {
            assertThat(shown(answer)).as("%s: %s", who, operation).doesNotContain(canaryFile);
        }
        assertThat(answer.statusCode()).as("%s: %s", who, operation).isLessThan(500);
    }

    /** All that an answer says: headers, text, and what is packed in it. */
    private static String shown(Response answer) {
        var packed = "application/zip".equals(answer.contentType()) && answer.statusCode() == 200
                ? Zips.unpack(answer.asByteArray()).toString()
                : answer.asString();
        return answer.headers() + packed;
    }

    private void assertNotIn(String auditTrail) {
        assertThat(auditTrail.contains(canary))
                .as("the audit trail holds the text")
                .isFalse();
        assertThat(auditTrail.contains(canaryFile))
                .as("the audit trail holds the file name")
                .isFalse();
    }

    private String auditTrail() {
        return database.read(tx ->
                tx.handle().createQuery("select * from audit").mapToMap().list().toString());
    }

    private String home() {
        return "/api/projects/" + project + "/";
    }
}
