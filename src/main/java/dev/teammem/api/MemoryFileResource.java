package dev.teammem.api;

import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.TokenScope;
import dev.teammem.db.Database;
import dev.teammem.memory.BytesRefused;
import dev.teammem.memory.Directory;
import dev.teammem.memory.FileBytes;
import dev.teammem.memory.MemoryName;
import dev.teammem.problem.Problem;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.proposal.Submit;
import dev.teammem.remember.Change;
import dev.teammem.remember.Circumstances;
import dev.teammem.remember.Outcome;
import dev.teammem.screening.Door;
import dev.teammem.store.MemoryStore;
import dev.teammem.store.RevisionStore;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

import java.time.Clock;

/** One memory and its history, the same in each kind of directory; a subclass says which directory its path names. */
abstract class MemoryFileResource {

    private static final int LONGEST_SESSION = 200;

    @Inject
    CallerOfRequest request;

    @Inject
    Database database;

    @Inject
    MemoryStore memories;

    @Inject
    RevisionStore revisions;

    @Inject
    Submit submit;

    @Inject
    Answers answers;

    @Inject
    Clock clock;

    @Context
    UriInfo uri;

    /** The directory that the path of the request names. */
    abstract Directory directory(ProjectId project, Caller caller);

    @GET
    @Path("/{file: .+\\.md}")
    @RolesAllowed(TokenScope.MAY_READ)
    @Produces({Representation.MARKDOWN, MediaType.APPLICATION_JSON})
    @Operation(summary = "One memory, as Markdown or as JSON")
    @APIResponse(
            responseCode = "200",
            content = {
                @Content(mediaType = Representation.MARKDOWN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = MemoryJson.class))
            })
    @APIResponse(responseCode = "304", description = "The revision that If-None-Match names is the present one")
    @APIResponse(responseCode = "410", description = "Forgotten; revision is the tombstone's")
    public Response read(
            @PathParam("project") String project,
            @PathParam("file") String file,
            @Context Request negotiation,
            @Context HttpHeaders headers) {
        var target = target(project, file);
        var state = database.read(tx -> memories.find(tx, request.caller(), target.directory, target.file));
        var memory = state.fold(
                live -> live,
                tombstone -> {
                    throw Answers.gone(tombstone.revision()).thrown();
                },
                nothing -> {
                    throw Answers.missing().thrown();
                });
        return Representation.of(memory, negotiation, headers);
    }

    @PUT
    @Path("/{file: .+\\.md}")
    @RolesAllowed(TokenScope.MAY_WRITE)
    @Consumes(MediaType.WILDCARD)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "Save a memory: new without header or with If-None-Match: *, over a revision with If-Match")
    @APIResponse(
            responseCode = "200",
            description = "Revised or unchanged; a dry run says what would be",
            content = @Content(schema = @Schema(implementation = OutcomeJson.class)))
    @APIResponse(
            responseCode = "201",
            description = "Saved as new",
            content = @Content(schema = @Schema(implementation = OutcomeJson.class)))
    @RequestBody(content = @Content(mediaType = Representation.MARKDOWN, schema = @Schema(type = SchemaType.STRING)))
    public Response save(
            @PathParam("project") String project,
            @PathParam("file") String file,
            @QueryParam("at") String at,
            @QueryParam("dryRun") @DefaultValue("false") boolean dryRun,
            @HeaderParam("Teammem-Session") String session,
            @Context HttpHeaders headers,
            byte[] body)
            throws BytesRefused {
        if (MediaType.APPLICATION_JSON_TYPE.isCompatible(typeOf(headers))) {
            throw new NotSupportedException();
        }
        var target = target(project, file);
        var change = new Change.Write(
                target.directory,
                target.file,
                Precondition.of(headers),
                FileBytes.decode(body),
                Given.at(at, clock.instant()),
                Door.REQUEST);
        return answer(change, submit.submit(request.caller(), change, circumstances(session, "", dryRun)), dryRun);
    }

    @DELETE
    @Path("/{file: .+\\.md}")
    @RolesAllowed(TokenScope.MAY_WRITE)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "Forget a memory; a tombstone stays, and every revision can be restored")
    @APIResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = Answers.Forgotten.class)))
    public Response forget(
            @PathParam("project") String project,
            @PathParam("file") String file,
            @QueryParam("dryRun") @DefaultValue("false") boolean dryRun,
            @HeaderParam("Teammem-Session") String session,
            @Context HttpHeaders headers) {
        var target = target(project, file);
        var change = new Change.Forget(target.directory, target.file, Precondition.of(headers));
        var outcome = submit.submit(request.caller(), change, circumstances(session, "", dryRun));
        return dryRun ? dry(change, outcome) : answers.forgotten(change, outcome);
    }

    @GET
    @Path("/{file: .+\\.md}/revisions")
    @RolesAllowed(TokenScope.MAY_READ)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "The history of a memory, newest first")
    public Page<RevisionJson> revisions(@PathParam("project") String project, @PathParam("file") String file) {
        var target = target(project, file);
        var all = database.read(tx -> revisions.all(tx, request.caller(), target.directory, target.file));
        if (all.isEmpty()) {
            throw Answers.missing().thrown();
        }
        return Page.whole(all.stream().map(RevisionJson::of).toList());
    }

    @GET
    @Path("/{file: .+\\.md}/revisions/{revision: \\d{1,9}}")
    @RolesAllowed(TokenScope.MAY_READ)
    @Produces({Representation.MARKDOWN, MediaType.APPLICATION_JSON})
    @Operation(summary = "One revision, as Markdown or as JSON")
    @APIResponse(
            responseCode = "200",
            content = {
                @Content(mediaType = Representation.MARKDOWN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = MemoryJson.class))
            })
    @APIResponse(responseCode = "304", description = "The revision that If-None-Match names is this one")
    @APIResponse(responseCode = "410", description = "Forgotten; revision is the tombstone's")
    public Response revision(
            @PathParam("project") String project,
            @PathParam("file") String file,
            @PathParam("revision") int revision,
            @Context Request negotiation,
            @Context HttpHeaders headers) {
        var target = target(project, file);
        var found = database.read(tx -> revisions.find(tx, request.caller(), target.directory, target.file, revision))
                .orElseThrow(() -> Answers.missing().thrown());
        if (found.isTombstone()) {
            throw Answers.gone(found.number()).thrown();
        }
        return Representation.of(Earlier.memory(target.directory, target.file, found), negotiation, headers);
    }

    @POST
    @Path("/{file: .+\\.md}/revisions/{revision: \\d{1,9}}/restore")
    @RolesAllowed(TokenScope.MAY_WRITE)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "Bring a revision back as a new one; If-Match names the present one")
    @APIResponse(
            responseCode = "200",
            description = "Restored as a new revision, over the present one or a tombstone",
            content = @Content(schema = @Schema(implementation = OutcomeJson.class)))
    public Response restore(
            @PathParam("project") String project,
            @PathParam("file") String file,
            @PathParam("revision") int revision,
            @QueryParam("dryRun") @DefaultValue("false") boolean dryRun,
            @HeaderParam("Teammem-Session") String session,
            @Context HttpHeaders headers) {
        var target = target(project, file);
        database.read(tx -> revisions.find(tx, request.caller(), target.directory, target.file, revision))
                .orElseThrow(() -> Answers.missing().thrown());
        var change = new Change.Restore(target.directory, target.file, Precondition.of(headers), revision);
        var circumstances = circumstances(session, "restored revision " + revision, dryRun);
        return answer(change, submit.submit(request.caller(), change, circumstances), dryRun);
    }

    private record Target(Directory directory, MemoryName file) {}

    private Target target(String project, String file) {
        var directory = directory(Given.project(project), request.caller());
        return new Target(directory, MemoryName.in(directory, file));
    }

    private Response answer(Change change, Outcome outcome, boolean dryRun) {
        return dryRun ? dry(change, outcome) : answers.written(request.caller(), change, outcome);
    }

    private static Response dry(Change change, Outcome outcome) {
        return Response.ok(DryRunJson.of(change.directory(), outcome)).build();
    }

    private static Circumstances circumstances(String session, String reason, boolean dryRun) {
        if (session != null && session.length() > LONGEST_SESSION) {
            throw Problem.malformed("Teammem-Session has at most 200 characters.")
                    .thrown();
        }
        return new Circumstances(session == null ? "" : session, reason, dryRun);
    }

    private static MediaType typeOf(HttpHeaders headers) {
        var type = headers.getMediaType();
        return type == null || type.isWildcardType() ? MediaType.TEXT_PLAIN_TYPE : type;
    }
}
