package dev.teammem.web.layout;

import dev.teammem.problem.Problem;
import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Pages as answers: in the visitor's language, kept by no cache. */
@Singleton
public class PageAnswer {

    /** The problem word of a form that is not from a page of this session. */
    public static final String FOREIGN_FORM = "foreign-form";

    private final Visitor visitor;

    public PageAnswer(Visitor visitor) {
        this.visitor = visitor;
    }

    public Response ok(TemplateInstance page) {
        return of(200, page);
    }

    public Response of(int status, TemplateInstance page) {
        return Response.status(status)
                .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .header(HttpHeaders.VARY, "Accept-Language, Cookie")
                .entity(html(page))
                .build();
    }

    public String html(TemplateInstance page) {
        return page.setLocale(visitor.locale()).render();
    }

    /** Where to go after a form was taken, so that reloading does not send it again. */
    public Response.ResponseBuilder seeOther(String path) {
        return Response.status(Response.Status.SEE_OTHER)
                .header(HttpHeaders.LOCATION, path)
                .header(HttpHeaders.CACHE_CONTROL, "no-store");
    }

    /** Refuses a form of a signed-in person that does not carry what the tag {@code csrf} puts into our forms. */
    public void requireOwnForm(String token) {
        if (!FormToken.matches(visitor.session(), token)) {
            throw Problem.of(
                            403,
                            FOREIGN_FORM,
                            "Not our form",
                            "The form is not from a page of this session. Open the page again and send it from there.")
                    .thrown();
        }
    }
}
