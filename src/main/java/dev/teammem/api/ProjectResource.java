package dev.teammem.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.MemberStore;
import dev.teammem.access.ProjectStore;
import dev.teammem.access.TokenScope;
import dev.teammem.audit.AuditEvent;
import dev.teammem.audit.AuditStore;
import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.problem.Problem;
import dev.teammem.project.Caller;
import dev.teammem.project.Project;
import dev.teammem.project.ProjectId;
import dev.teammem.project.RemoteAlias;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

import java.net.URI;
import java.util.List;

@Path("/api/projects")
class ProjectResource {

    private final CallerOfRequest request;
    private final Database database;
    private final ProjectStore projects;
    private final MemberStore members;
    private final AuditStore audit;

    ProjectResource(
            CallerOfRequest request, Database database, ProjectStore projects, MemberStore members, AuditStore audit) {
        this.request = request;
        this.database = database;
        this.projects = projects;
        this.members = members;
        this.audit = audit;
    }

    record ProjectJson(String id, String name, List<String> remotes, String role) {}

    record NewProject(String id, String name, List<String> remotes) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ProjectPatch(String name, List<String> remotes) {}

    record Remote(String remote) {}

    @GET
    @RolesAllowed(TokenScope.MAY_READ)
    @Operation(summary = "The projects I belong to")
    public Page<ProjectJson> list() {
        var caller = request.caller();
        return Page.whole(database.read(tx -> projects.all(tx, caller).stream()
                .map(id -> json(tx, caller, id))
                .toList()));
    }

    @POST
    @RolesAllowed(TokenScope.MAY_WRITE)
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Make a project; you become its admin")
    @APIResponse(
            responseCode = "201",
            description = "Made; Location names it",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = ProjectJson.class)))
    public Response create(NewProject wanted) {
        var caller = request.caller();
        var asked = Required.body(wanted);
        var remotes = ProjectFields.remotes(asked.remotes());
        var made = database.write(tx -> {
            var id = ProjectFields.id(asked.id(), asked.name(), remotes, free -> projects.isFree(tx, free));
            var name = ProjectFields.name(asked.name() == null ? id.value() : asked.name());
            projects.create(tx, caller, new Project(id, name, remotes));
            account(tx, caller, "project.create", id);
            return json(tx, caller, id);
        });
        return Response.created(URI.create("/api/projects/" + made.id()))
                .entity(made)
                .build();
    }

    @POST
    @Path("/resolve")
    @RolesAllowed(TokenScope.MAY_READ)
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "The project of a git remote, in any of its spellings")
    public ProjectJson resolve(Remote asked) {
        var caller = request.caller();
        var remote = ProjectFields.remote(
                Required.text("remote", Required.body(asked).remote()));
        return database.read(tx -> projects.resolve(tx, caller, remote)
                .map(id -> json(tx, caller, id))
                .orElseThrow(() -> Problem.notFound("None of your projects has the remote " + remote
                                + ". Make one with POST /api/projects, or ask the admin of an existing one to add you.")
                        .thrown()));
    }

    @GET
    @Path("/{project}")
    @RolesAllowed(TokenScope.MAY_READ)
    @Operation(summary = "One project")
    public ProjectJson one(String project) {
        var id = Given.project(project);
        return database.read(tx -> json(tx, request.caller(), id));
    }

    @PATCH
    @Path("/{project}")
    @RolesAllowed(TokenScope.MAY_REVIEW)
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Change its name or its remotes")
    public ProjectJson change(String project, ProjectPatch patch) {
        var caller = request.caller();
        var id = Given.project(project);
        var asked = Required.body(patch);
        return database.write(tx -> {
            var present = projects.require(tx, caller, id);
            var name = asked.name() == null ? present.name() : ProjectFields.name(asked.name());
            var remotes = asked.remotes() == null ? present.remotes() : ProjectFields.remotes(asked.remotes());
            projects.change(tx, caller, new Project(id, name, remotes));
            account(tx, caller, "project.change", id);
            return json(tx, caller, id);
        });
    }

    private ProjectJson json(Transaction tx, Caller caller, ProjectId id) {
        var project = projects.require(tx, caller, id);
        return new ProjectJson(
                id.value(),
                project.name(),
                project.remotes().stream().map(RemoteAlias::value).toList(),
                members.membership(tx, caller, id).role().word());
    }

    private void account(Transaction tx, Caller caller, String act, ProjectId id) {
        audit.append(tx, new AuditEvent(caller.user().value(), Kind.of(caller), act, id.value(), id.value(), 0));
    }
}
