package dev.teammem.web;

import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.TokenScope;
import dev.teammem.db.Database;
import dev.teammem.web.layout.PageAnswer;
import dev.teammem.web.layout.Place;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

import java.util.List;

/** Where a person starts: the projects they belong to. */
@Path("/")
class HomePages {

    private final CallerOfRequest request;
    private final Database database;
    private final MyProjects mine;
    private final PageAnswer answer;

    HomePages(CallerOfRequest request, Database database, MyProjects mine, PageAnswer answer) {
        this.request = request;
        this.database = database;
        this.mine = mine;
        this.answer = answer;
    }

    @CheckedTemplate
    static class Templates {
        static native TemplateInstance home(Place place, List<MyProjects.Row> projects);
    }

    @GET
    @RolesAllowed(TokenScope.MAY_BROWSE)
    public Response home() {
        var caller = request.caller();
        var place = Place.home(caller.user().value());
        return answer.ok(Templates.home(place, database.read(tx -> mine.all(tx, caller))));
    }
}
