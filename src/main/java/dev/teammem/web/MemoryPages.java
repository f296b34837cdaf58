package dev.teammem.web;

import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.TokenScope;
import dev.teammem.db.Database;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Scope;
import dev.teammem.web.layout.PageAnswer;
import dev.teammem.web.layout.Place;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestQuery;

/** The memories of a project that a person may read, and each of them. */
@Path("/p/{project}/memories")
class MemoryPages {

    private final CallerOfRequest request;
    private final Database database;
    private final Places places;
    private final Listings listings;
    private final MemoryViews views;
    private final PageAnswer answer;

    MemoryPages(
            CallerOfRequest request,
            Database database,
            Places places,
            Listings listings,
            MemoryViews views,
            PageAnswer answer) {
        this.request = request;
        this.database = database;
        this.places = places;
        this.listings = listings;
        this.views = views;
        this.answer = answer;
    }

    @CheckedTemplate
    static class Templates {
        static native TemplateInstance list(Place place, Listing listing);

        static native TemplateInstance show(Place place, MemoryView memory, boolean raw);

        static native TemplateInstance forgotten(Place place, MemoryView memory);
    }

    @GET
    @RolesAllowed(TokenScope.MAY_BROWSE)
    public Response list(
            String project,
            @RestQuery String scope,
            @RestQuery String type,
            @RestQuery @DefaultValue("") String q,
            @RestQuery @DefaultValue("") String cursor) {
        var id = Asked.project(project);
        var caller = request.caller();
        var wanted = new Listing.Wanted(
                Asked.word(scope, Scope::find).stream().toList(),
                Asked.word(type, MemoryType::find).stream().toList(),
                q.strip());
        var place = database.read(tx -> places.in(tx, caller, id, Place.Section.MEMORIES));
        return answer.ok(Templates.list(place, listings.read(caller, id, wanted, cursor)));
    }

    @GET
    @Path("{path: .+\\.md}")
    @RolesAllowed(TokenScope.MAY_BROWSE)
    public Response show(
            String project, String path, @RestQuery String view, @RestQuery @DefaultValue("0") int revision) {
        var id = Asked.project(project);
        var caller = request.caller();
        return database.read(tx -> {
            var place = places.in(tx, caller, id, Place.Section.MEMORIES);
            var memory = views.read(tx, caller, MemoryPath.parse(id, caller.user(), path), revision);
            if (memory.shown().isTombstone()) {
                return answer.of(memory.isNewest() ? 410 : 200, Templates.forgotten(place, memory));
            }
            return answer.ok(Templates.show(place, memory, "raw".equals(view)));
        });
    }
}
