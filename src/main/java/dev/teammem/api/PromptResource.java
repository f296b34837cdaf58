package dev.teammem.api;

import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.TokenScope;
import dev.teammem.problem.Problem;
import dev.teammem.project.ProjectId;
import dev.teammem.prompt.Prompt;
import dev.teammem.prompt.PromptMode;
import dev.teammem.prompt.PromptRequest;
import dev.teammem.prompt.PromptSection;
import dev.teammem.prompt.Prompts;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
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

import java.util.List;
import java.util.Optional;

@Path("/api/projects/{project}/prompt")
class PromptResource {

    private final CallerOfRequest request;
    private final Prompts prompts;

    PromptResource(CallerOfRequest request, Prompts prompts) {
        this.request = request;
        this.prompts = prompts;
    }

    record PromptJson(
            String text,
            String mode,
            String decidedBy,
            List<PromptSection> sections,
            List<IndexJson> indexes,
            int tokens) {
        static PromptJson of(Prompt prompt) {
            return new PromptJson(
                    prompt.text(),
                    prompt.mode().word(),
                    prompt.decidedBy(),
                    prompt.sections(),
                    prompt.indexes().stream().map(IndexJson::of).toList(),
                    prompt.tokens());
        }
    }

    @GET
    @RolesAllowed(TokenScope.MAY_READ)
    @Produces({Representation.MARKDOWN, MediaType.APPLICATION_JSON})
    @Operation(summary = "What an agent reads before it starts")
    @APIResponse(
            responseCode = "200",
            content = {
                @Content(mediaType = Representation.MARKDOWN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = PromptJson.class))
            })
    @APIResponse(responseCode = "304", description = "What If-None-Match names is the present one")
    public Uni<Response> prompt(
            String project,
            @RestQuery String mode,
            @RestQuery String dir,
            @Context Request negotiation,
            @Context HttpHeaders headers) {
        var caller = request.caller();
        var wanted = request(Given.project(project), mode, dir);
        // Agents ask for it at every start. A prompt at hand is answered right here: the way to a worker thread and
        // back
        // would take longer than all the rest.
        return prompts.find(caller, wanted)
                .map(atHand -> Uni.createFrom().item(atHand))
                .orElseGet(() -> Uni.createFrom()
                        .item(() -> prompts.load(caller, wanted))
                        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool()))
                .map(prompt -> answer(prompt, negotiation, headers));
    }

    private static Response answer(Prompt prompt, Request negotiation, HttpHeaders headers) {
        return Representation.markdownFirst(
                "\"" + prompt.etag() + "\"", negotiation, headers, prompt::utf8, () -> PromptJson.of(prompt));
    }

    private static PromptRequest request(ProjectId project, String mode, String dir) {
        var wanted = Given.word("mode", mode, PromptMode.TEAM, PromptResource::mode, "auto, private or team");
        try {
            return new PromptRequest(project, wanted, dir == null ? PromptRequest.DEFAULT_DIRECTORY : dir);
        } catch (IllegalArgumentException e) {
            throw Problem.refusedField("dir", "dir", "The directory cannot stand in a prompt.", e.getMessage())
                    .thrown();
        }
    }

    private static Optional<PromptMode> mode(String word) {
        return switch (word) {
            case "auto", "team" -> Optional.of(PromptMode.TEAM);
            case "private" -> Optional.of(PromptMode.PRIVATE);
            default -> Optional.empty();
        };
    }
}
