package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.teammem.db.Database;
import dev.teammem.index.Indexes;
import dev.teammem.memory.Directory;
import dev.teammem.memory.FileState;
import dev.teammem.memory.Memory;
import dev.teammem.problem.FindingJson;
import dev.teammem.problem.Problem;
import dev.teammem.problem.ProblemException;
import dev.teammem.project.Caller;
import dev.teammem.remember.Base;
import dev.teammem.remember.Change;
import dev.teammem.remember.Outcome;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/** Outcomes of writes as responses. */
@Singleton
class Answers {

    private final Database database;
    private final Indexes indexes;
    private final ObjectMapper json;

    Answers(Database database, Indexes indexes, ObjectMapper json) {
        this.database = database;
        this.indexes = indexes;
        this.json = json;
    }

    /** The answer to a PUT or a restore. */
    Response written(Caller caller, Change change, Outcome outcome) {
        var directory = change.directory();
        return outcome.fold(
                done -> saved(caller, change, done),
                waits -> Response.accepted().build(),
                same -> unchanged(caller, directory, same),
                refused -> {
                    throw Problem.refused(refused.findings()).thrown();
                },
                conflict -> {
                    throw conflict(change, conflict);
                });
    }

    /** The answer to a DELETE. */
    Response forgotten(Change change, Outcome outcome) {
        if (outcome instanceof Outcome.Conflict conflict) {
            throw conflict(change, conflict);
        }
        var done = (Outcome.Remembered) outcome;
        return tagged(Response.ok(new Forgotten("forgotten", done.now().revision())), done.now());
    }

    record Forgotten(String outcome, int revision) {}

    private Response saved(Caller caller, Change change, Outcome.Remembered done) {
        var head = ((Memory) done.now()).head();
        var headroom = database.read(tx -> indexes.headroom(tx, caller, head.directory()));
        var body = OutcomeJson.of("remembered", head, FindingJson.of(done.findings()), null, headroom);
        return tagged(
                Response.status(done.created() && change instanceof Change.Write ? 201 : 200)
                        .entity(body),
                done.now());
    }

    private Response unchanged(Caller caller, Directory directory, Outcome.Unchanged same) {
        var headroom = database.read(tx -> indexes.headroom(tx, caller, directory));
        var body = OutcomeJson.of(
                "unchanged",
                same.memory().head(),
                FindingJson.of(same.findings()),
                DryRunJson.twin(directory, same.twins()),
                headroom);
        return tagged(Response.ok(body), same.memory());
    }

    private static Response tagged(Response.ResponseBuilder response, FileState state) {
        return response.header(HttpHeaders.ETAG, Precondition.tag(state.revision()))
                .build();
    }

    private ProblemException conflict(Change change, Outcome.Conflict conflict) {
        var current = conflict.current();
        if (!(change instanceof Change.Write) && !(current instanceof Memory)) {
            if (current instanceof FileState.Nothing) {
                return missing().thrown();
            }
            if (change instanceof Change.Forget) {
                return gone(current.revision()).thrown();
            }
        }
        if (change.base() instanceof Base.Unstated) {
            return Problem.of(
                            428,
                            "precondition-required",
                            "Say what you replace",
                            "There is something in this file already. Read it, then send If-Match with its ETag "
                                    + Precondition.tag(current.revision()) + ".")
                    .thrown();
        }
        return Problem.of(
                        412,
                        "changed",
                        "It changed meanwhile",
                        "The file is not in the state you named. Read 'current', bring your change into it, and send it"
                                + " with If-Match of its revision.")
                .withCurrent(json(current))
                .thrown();
    }

    private JsonNode json(FileState current) {
        return current.fold(
                memory -> json.valueToTree(MemoryJson.of(memory)),
                tombstone -> json.createObjectNode().put("forgotten", true).put("revision", tombstone.revision()),
                nothing -> NullNode.getInstance());
    }

    static Problem missing() {
        return Problem.notFound("There is no memory in this file. List them with GET …/memories.");
    }

    static Problem gone(int revision) {
        return Problem.of(
                        410,
                        "forgotten",
                        "Forgotten",
                        "This memory was forgotten. Its revisions can be restored with If-Match "
                                + Precondition.tag(revision) + ".")
                .withRevision(revision);
    }
}
