package dev.teammem.web.layout;

import jakarta.inject.Inject;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Keeps the language or theme that a link of the footer chose, and goes back to the page it stands on. */
public class LookChoice {

    private static final Duration KEPT = Duration.ofDays(365);

    @Inject
    Visitor visitor;

    @ServerRequestFilter(preMatching = true)
    public Optional<Response> keep(ContainerRequestContext request) {
        var address = request.getUriInfo().getRequestUri();
        var query = address.getRawQuery();
        if (query == null || !request.getMethod().equals(HttpMethod.GET) || !isForBrowser(request)) {
            return Optional.empty();
        }
        var rest = Visitor.withoutChoices(query);
        if (rest.equals(query)) {
            return Optional.empty();
        }
        var chosen = request.getUriInfo().getQueryParameters();
        // A plain string: a URI would be made absolute with the scheme and host that a proxy may have hidden.
        var back = Response.status(Response.Status.SEE_OTHER)
                .header(HttpHeaders.LOCATION, address.getRawPath() + (rest.isEmpty() ? "" : "?" + rest))
                .header(HttpHeaders.CACHE_CONTROL, "no-store");
        for (var parameter : List.of(Visitor.LANGUAGE, Visitor.THEME)) {
            var value = chosen.getFirst(parameter);
            if (value != null && Visitor.isChoice(parameter, value)) {
                back.cookie(visitor.newCookie(Visitor.cookieOf(parameter), value, KEPT));
            }
        }
        return Optional.of(back.build());
    }

    private static boolean isForBrowser(ContainerRequestContext request) {
        var accept = request.getHeaderString(HttpHeaders.ACCEPT);
        return accept != null && accept.startsWith("text/html");
    }
}
