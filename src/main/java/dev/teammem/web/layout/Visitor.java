package dev.teammem.web.layout;

import dev.teammem.access.BrowserCookie;
import dev.teammem.access.SignInConfig;
import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import jakarta.ws.rs.core.NewCookie;

import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The browser behind a request and how its person wants pages shown. Read from the request alone, so that pages for
 * errors have it too; templates reach it as {@code inject:visitor}.
 */
@Named("visitor")
@RequestScoped
public class Visitor {

    static final String LANGUAGE = "lang";
    static final String THEME = "theme";
    private static final List<String> LANGUAGES = List.of("en", "zh");
    private static final List<String> THEMES = List.of("light", "dark", "system");

    private final RoutingContext request;
    private final SignInConfig config;

    public Visitor(RoutingContext request, SignInConfig config) {
        this.request = request;
        this.config = config;
    }

    public Locale locale() {
        return Locale.forLanguageTag(language());
    }

    public String language() {
        return cookie(cookieOf(LANGUAGE)).filter(LANGUAGES::contains).orElseGet(this::accepted);
    }

    /** The value of the {@code lang} attribute. */
    public String languageTag() {
        return language().equals("zh") ? "zh-CN" : "en";
    }

    public String theme() {
        return cookie(cookieOf(THEME)).filter(THEMES::contains).orElse("system");
    }

    /** Whether the browser brings a session, good or not. */
    public boolean hasSession() {
        return !session().isEmpty();
    }

    /** The cookie of the session, empty where there is none. */
    public String session() {
        return cookie(BrowserCookie.NAME).orElse("");
    }

    /** What a form must send back, see {@link FormToken}. */
    public String formToken() {
        return FormToken.of(session());
    }

    /** The address people reach this server by. */
    public String server() {
        return config.publicUrl()
                .map(URI::toString)
                .orElseGet(() ->
                        request.request().scheme() + "://" + request.request().authority())
                .replaceAll("/+$", "");
    }

    /** This page with another language or theme: the same address and query, and one parameter more. */
    public String with(String parameter, String value) {
        var kept = withoutChoices(request.request().query());
        return "?" + kept + (kept.isEmpty() ? "" : "&") + parameter + "=" + value;
    }

    static String withoutChoices(String query) {
        return query == null
                ? ""
                : Arrays.stream(query.split("&"))
                        .filter(each -> !each.startsWith(LANGUAGE + "=") && !each.startsWith(THEME + "="))
                        .collect(Collectors.joining("&"));
    }

    static boolean isChoice(String parameter, String value) {
        return parameter.equals(LANGUAGE) ? LANGUAGES.contains(value) : THEMES.contains(value);
    }

    static String cookieOf(String parameter) {
        return "teammem_" + parameter;
    }

    /** A cookie that only pages of this server get; over TLS alone where people reach the server by TLS. */
    public NewCookie newCookie(String name, String value, Duration lifetime) {
        return new NewCookie.Builder(name)
                .value(value)
                .path("/")
                .maxAge((int) lifetime.toSeconds())
                .httpOnly(true)
                .secure(server().startsWith("https:"))
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }

    private Optional<String> cookie(String name) {
        return Optional.ofNullable(request.request().getCookie(name)).map(Cookie::getValue);
    }

    private String accepted() {
        return request.acceptableLanguages().stream()
                .flatMap(each -> Optional.ofNullable(each.tag()).stream())
                .map(tag -> tag.toLowerCase(Locale.ROOT))
                .filter(LANGUAGES::contains)
                .findFirst()
                .orElse(LANGUAGES.get(0));
    }
}
