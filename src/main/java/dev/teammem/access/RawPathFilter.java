package dev.teammem.access;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

import java.util.regex.Pattern;

/**
 * Answers 400 to paths that different parts of a server may read differently, before anybody reads them: encoded
 * slashes, dots, semicolons and NUL, double encoding, backslashes, empty and dot segments (CVE-2026-50559 and its kin).
 * With {@code private/../team/x.md} a write would land elsewhere than its writer sees.
 */
@Singleton
final class RawPathFilter {

    private static final Pattern AMBIGUOUS = Pattern.compile(";|\\\\|//|/\\.{1,2}(?:/|$)|%(?i:3b|2f|5c|25|2e|00)");
    private static final int BEFORE_ALL_OTHERS = Integer.MAX_VALUE;
    private static final String ANSWER = """
            {"type":"urn:teammem:problem:path","title":"Ambiguous path","status":400,\
            "detail":"The path has an encoded slash, dot, percent, semicolon or NUL, a backslash, a semicolon, or an empty or dot segment. Send plain segments; encode only other characters."}""";

    void register(@Observes Filters filters) {
        filters.register(RawPathFilter::check, BEFORE_ALL_OTHERS);
    }

    private static void check(RoutingContext context) {
        var uri = context.request().uri();
        var query = uri.indexOf('?');
        if (!AMBIGUOUS.matcher(query < 0 ? uri : uri.substring(0, query)).find()) {
            context.next();
            return;
        }
        context.response()
                .setStatusCode(400)
                .putHeader("Content-Type", "application/problem+json")
                .end(ANSWER);
    }
}
