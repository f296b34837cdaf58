package dev.teammem.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import dev.teammem.access.AlreadyTaken;
import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.RoleMissing;
import dev.teammem.access.TokenScope;
import dev.teammem.archive.ArchiveRefused;
import dev.teammem.memory.BytesRefused;
import dev.teammem.memory.NameRefused;
import dev.teammem.project.ProjectNotFound;
import io.quarkus.logging.Log;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import jakarta.inject.Inject;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

import java.util.List;

/** Turns every exception that leaves an endpoint into a problem: JSON for programs, a page for browsers. */
public class Problems {

    @Inject
    ErrorPage page;

    @Inject
    CallerOfRequest request;

    @ServerExceptionMapper
    public Response problem(ProblemException e, HttpHeaders headers) {
        return answer(e.problem(), headers);
    }

    @ServerExceptionMapper
    public Response noProject(ProjectNotFound e, HttpHeaders headers) {
        return answer(Problem.notFound(e.getMessage()), headers);
    }

    @ServerExceptionMapper
    public Response noRole(RoleMissing e, HttpHeaders headers) {
        return answer(Problem.forbidden(e.getMessage()), headers);
    }

    @ServerExceptionMapper
    public Response taken(AlreadyTaken e, HttpHeaders headers) {
        return answer(Problem.of(409, "taken", "Already taken", e.getMessage()), headers);
    }

    @ServerExceptionMapper
    public Response badName(NameRefused e, HttpHeaders headers) {
        return answer(Problem.refused(List.of(e.finding())), headers);
    }

    @ServerExceptionMapper
    public Response badBytes(BytesRefused e, HttpHeaders headers) {
        var problem = e.isTooLarge()
                ? Problem.of(413, "too-large", "Too large", e.getMessage())
                : Problem.malformed(e.getMessage());
        return answer(problem.with(List.of(e.finding())), headers);
    }

    @ServerExceptionMapper
    public Response badArchive(ArchiveRefused e, HttpHeaders headers) {
        return answer(
                e.isTooLarge()
                        ? Problem.of(413, "too-large", "Too large", e.getMessage())
                        : Problem.malformed(e.getMessage()),
                headers);
    }

    /** JSON of another shape; the framework maps this one itself, without a word, unless it is named here. */
    @ServerExceptionMapper
    public Response otherJson(MismatchedInputException e, HttpHeaders headers) {
        return badJson(e, headers);
    }

    @ServerExceptionMapper
    public Response badJson(JsonProcessingException e, HttpHeaders headers) {
        var where = e.getLocation();
        var place = where == null ? "" : " (line " + where.getLineNr() + ", column " + where.getColumnNr() + ")";
        return answer(
                Problem.malformed("The body is not the JSON that this call takes" + place + "; see /q/openapi."),
                headers);
    }

    @ServerExceptionMapper({UnauthorizedException.class, AuthenticationFailedException.class})
    public Response unknownCaller(SecurityException e, HttpHeaders headers) {
        return unauthorized(
                e instanceof AuthenticationFailedException
                        ? "The token or session is unknown, revoked or expired. Make a new one: teammem token new."
                        : "This needs a token: send 'Authorization: Bearer tm_…'. Make one with teammem token new.",
                headers);
    }

    @ServerExceptionMapper
    public Response notAllowed(ForbiddenException e, HttpHeaders headers) {
        if (request.credential().roles().contains(TokenScope.MAY_BROWSE)) {
            return unauthorized(
                    "A browser session opens pages only. Send 'Authorization: Bearer tm_…' to the API.", headers);
        }
        return answer(
                Problem.forbidden("The token lacks the scope for this. Its scopes are: "
                        + String.join(
                                ", ",
                                request.credential().roles().stream().sorted().toList())
                        + ". Make a token with the missing one of read, write and review."),
                headers);
    }

    @ServerExceptionMapper
    public Response http(WebApplicationException e, HttpHeaders headers) {
        var status = e.getResponse().getStatus();
        if (status < 400) {
            return e.getResponse();
        }
        if (e.getCause() instanceof JsonProcessingException json) {
            return badJson(json, headers);
        }
        if (e.getCause() instanceof ProblemException parameter) {
            return problem(parameter, headers);
        }
        return answer(
                switch (status) {
                    case 404 ->
                        Problem.notFound("There is nothing at this address. The calls are listed at /q/openapi.");
                    case 405 ->
                        Problem.of(
                                405,
                                "method",
                                "Method not allowed",
                                "This address takes other methods; see /q/openapi.");
                    case 406 ->
                        Problem.of(
                                406,
                                "not-acceptable",
                                "Not acceptable",
                                "This is served in other media types; see Accept at /q/openapi.");
                    case 415 ->
                        Problem.of(
                                415,
                                "media-type",
                                "Unsupported media type",
                                "Send another Content-Type: application/json for JSON, text/markdown for a memory, application/zip for an archive.");
                    default ->
                        Problem.of(
                                status,
                                "http",
                                Response.Status.fromStatusCode(status).getReasonPhrase(),
                                "See /q/openapi for what this address takes.");
                },
                headers);
    }

    @ServerExceptionMapper
    public Response unexpected(RuntimeException e, HttpHeaders headers) {
        Log.error("A request failed for a reason nobody foresaw", e);
        return answer(
                Problem.of(500, "internal", "Server error", "Nothing was changed. The server's log has the reason."),
                headers);
    }

    private Response unauthorized(String detail, HttpHeaders headers) {
        var problem = Problem.of(401, "unauthorized", "Who are you?", detail);
        return Response.fromResponse(answer(problem, headers))
                .header(HttpHeaders.WWW_AUTHENTICATE, "Bearer")
                .build();
    }

    private Response answer(Problem problem, HttpHeaders headers) {
        var accepted = headers.getAcceptableMediaTypes();
        var browser = !accepted.isEmpty()
                && MediaType.TEXT_HTML_TYPE.isCompatible(accepted.get(0))
                && !accepted.get(0).isWildcardType();
        return browser
                ? Response.status(problem.status())
                        .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                        .header(HttpHeaders.CACHE_CONTROL, "no-store")
                        .header(HttpHeaders.VARY, "Accept, Accept-Language, Cookie")
                        .entity(page.html(problem))
                        .build()
                : Response.status(problem.status())
                        .type(Problem.MEDIA_TYPE)
                        .entity(problem)
                        .build();
    }
}
