package dev.teammem.web;

import dev.teammem.access.BrowserCookie;
import dev.teammem.access.BrowserSessionStore;
import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.TokenScope;
import dev.teammem.db.Database;
import dev.teammem.web.layout.PageAnswer;
import dev.teammem.web.layout.Place;
import dev.teammem.web.layout.Visitor;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;

import java.time.Duration;

/** In by a one-time link, and out again. Only a POST signs in: programs that preview links send GETs. */
@Path("/")
class SignInPages {

    private static final String SIGNED_OUT = "/signed-out";

    private final CallerOfRequest request;
    private final Database database;
    private final SignIns signIns;
    private final Visitor visitor;
    private final PageAnswer answer;

    SignInPages(CallerOfRequest request, Database database, SignIns signIns, Visitor visitor, PageAnswer answer) {
        this.request = request;
        this.database = database;
        this.signIns = signIns;
        this.visitor = visitor;
        this.answer = answer;
    }

    @CheckedTemplate
    static class Templates {
        static native TemplateInstance welcome(Place place, String user, String code);

        static native TemplateInstance linkIsOver(Place place);

        static native TemplateInstance signedOut(Place place);
    }

    @GET
    @Path("welcome")
    @PermitAll
    public Response welcome(@RestQuery String code) {
        return database.read(tx -> signIns.whom(tx, code))
                .map(user -> answer.ok(Templates.welcome(Place.OUTSIDE, user.value(), code)))
                .orElseGet(this::linkIsOver);
    }

    @POST
    @Path("welcome")
    @PermitAll
    public Response signIn(@RestForm String code) {
        return database.write(tx -> signIns.start(tx, code, visitor.session()))
                .map(session -> answer.seeOther("/")
                        .cookie(visitor.newCookie(BrowserCookie.NAME, session, BrowserSessionStore.LIFETIME))
                        .build())
                .orElseGet(this::linkIsOver);
    }

    @POST
    @Path("sign-out")
    @RolesAllowed(TokenScope.MAY_BROWSE)
    public Response signOut(@RestForm String csrf) {
        answer.requireOwnForm(csrf);
        database.write(tx -> signIns.end(tx, request.caller().user(), visitor.session()));
        return answer.seeOther(SIGNED_OUT)
                .cookie(visitor.newCookie(BrowserCookie.NAME, "", Duration.ZERO))
                .build();
    }

    @GET
    @Path(SIGNED_OUT)
    @PermitAll
    public Response signedOut() {
        return answer.ok(Templates.signedOut(Place.OUTSIDE));
    }

    private Response linkIsOver() {
        return answer.of(410, Templates.linkIsOver(Place.OUTSIDE));
    }
}
