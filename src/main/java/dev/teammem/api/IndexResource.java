package dev.teammem.api;

import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.TokenScope;
import dev.teammem.db.Database;
import dev.teammem.index.Indexes;
import dev.teammem.memory.Directory;
import dev.teammem.memory.Scope;
import dev.teammem.problem.Problem;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.jboss.resteasy.reactive.RestQuery;

@Path("/api/projects/{project}/index")
class IndexResource {

    private final CallerOfRequest request;
    private final Database database;
    private final Indexes indexes;

    IndexResource(CallerOfRequest request, Database database, Indexes indexes) {
        this.request = request;
        this.database = database;
        this.indexes = indexes;
    }

    @GET
    @RolesAllowed(TokenScope.MAY_READ)
    @Produces({MediaType.APPLICATION_JSON, Representation.MARKDOWN})
    @Operation(summary = "MEMORY.md of a directory as agents load it, and what was cut")
    @APIResponse(
            responseCode = "200",
            content = {
                @Content(mediaType = Representation.MARKDOWN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = IndexJson.class))
            })
    @APIResponse(responseCode = "304", description = "What If-None-Match names is the present one")
    public Response index(
            String project,
            @RestQuery String scope,
            @RestQuery String agent,
            @Context Request negotiation,
            @Context HttpHeaders headers) {
        var caller = request.caller();
        var directory = directory(Given.project(project), caller, scope, agent, Machine.of(headers));
        var report = database.read(tx -> indexes.load(tx, caller, directory));
        var tag = "\"" + Integer.toHexString(report.hashCode()) + "\"";
        return Representation.jsonFirst(tag, negotiation, headers, report::text, () -> IndexJson.of(report));
    }

    private static Directory directory(ProjectId project, Caller caller, String scope, String agent, String machine) {
        if (agent == null || agent.isEmpty()) {
            return Given.scope(scope).orElse(Scope.PRIVATE) == Scope.TEAM
                    ? new Directory.Team(project)
                    : new Directory.Private(project, caller.user());
        }
        var slash = agent.lastIndexOf('/');
        if (slash < 0) {
            throw Problem.refusedField(
                            "agent-level",
                            "agent",
                            "The agent's level is missing.",
                            "Send type/user, type/project or type/local.")
                    .thrown();
        }
        return AgentDirectories.named(project, caller, agent.substring(0, slash), agent.substring(slash + 1), machine);
    }
}
