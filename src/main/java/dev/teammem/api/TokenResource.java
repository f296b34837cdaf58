package dev.teammem.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.MemberStore;
import dev.teammem.access.Token;
import dev.teammem.access.TokenScope;
import dev.teammem.access.TokenStore;
import dev.teammem.audit.AuditEvent;
import dev.teammem.audit.AuditStore;
import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.problem.Problem;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

import java.net.URI;
import java.time.Instant;
import java.util.List;

@Path("/api/tokens")
class TokenResource {

    private final CallerOfRequest request;
    private final Database database;
    private final TokenStore tokens;
    private final MemberStore members;
    private final AuditStore audit;
    private final TokenDraft drafts;

    TokenResource(
            CallerOfRequest request,
            Database database,
            TokenStore tokens,
            MemberStore members,
            AuditStore audit,
            TokenDraft drafts) {
        this.request = request;
        this.database = database;
        this.tokens = tokens;
        this.members = members;
        this.audit = audit;
        this.drafts = drafts;
    }

    record NewToken(String name, String kind, List<String> scopes, List<String> projects, Integer expiresInDays) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record TokenJson(
            String id,
            String name,
            String kind,
            List<String> scopes,
            List<String> projects,
            Instant createdAt,
            Instant expiresAt,
            String token) {

        static TokenJson of(Token token, String secret) {
            return new TokenJson(
                    token.id(),
                    token.name(),
                    token.kind().word(),
                    token.scopes().stream().map(TokenScope::word).toList(),
                    token.reach().projects().stream()
                            .map(ProjectId::value)
                            .sorted()
                            .toList(),
                    token.created(),
                    token.expires(),
                    secret);
        }
    }

    @GET
    @RolesAllowed({TokenScope.MAY_READ, TokenScope.MAY_REVIEW})
    @Operation(summary = "My tokens, without their secrets")
    public Page<TokenJson> list() {
        var caller = request.caller();
        return Page.whole(database.read(tx -> tokens.all(tx, caller)).stream()
                .map(token -> TokenJson.of(token, null))
                .toList());
    }

    @POST
    @RolesAllowed(TokenScope.MAY_REVIEW)
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Make a token, never with more rights than the one in hand; its secret is shown once")
    @APIResponse(
            responseCode = "201",
            description = "Made",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = TokenJson.class)))
    public Response create(NewToken wanted) {
        var caller = request.caller();
        var token = drafts.token(request.credential(), Required.body(wanted));
        var secret = database.write(tx -> {
            token.reach().projects().forEach(project -> members.membership(tx, caller, project));
            account(tx, caller, "token.create", token.id());
            return tokens.issue(tx, token);
        });
        return Response.created(URI.create("/api/tokens/" + token.id()))
                .entity(TokenJson.of(token, secret))
                .build();
    }

    @DELETE
    @Path("/{id}")
    @RolesAllowed(TokenScope.MAY_REVIEW)
    @Operation(summary = "Revoke a token; it is refused from the next request on")
    public void revoke(String id) {
        var caller = request.caller();
        database.write(tx -> {
            if (!tokens.revoke(tx, caller, id)) {
                throw Problem.notFound("You have no token of that id. List yours with GET /api/tokens.")
                        .thrown();
            }
            account(tx, caller, "token.revoke", id);
            return id;
        });
    }

    private void account(Transaction tx, Caller caller, String act, String target) {
        audit.append(tx, new AuditEvent(caller.user().value(), Kind.of(caller), act, "", target, 0));
    }
}
