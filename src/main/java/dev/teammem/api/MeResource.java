package dev.teammem.api;

import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.MemberStore;
import dev.teammem.access.ProjectStore;
import dev.teammem.access.TokenScope;
import dev.teammem.access.UserStore;
import dev.teammem.db.Database;
import dev.teammem.project.Caller;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;

import java.util.List;

@Path("/api/me")
class MeResource {

    private final CallerOfRequest request;
    private final Database database;
    private final UserStore users;
    private final ProjectStore projects;
    private final MemberStore members;

    MeResource(
            CallerOfRequest request, Database database, UserStore users, ProjectStore projects, MemberStore members) {
        this.request = request;
        this.database = database;
        this.users = users;
        this.projects = projects;
        this.members = members;
    }

    record Me(
            String user, String name, String kind, List<String> scopes, boolean admin, List<ProjectOfMine> projects) {}

    record ProjectOfMine(String project, String role) {}

    @GET
    @RolesAllowed({TokenScope.MAY_READ, TokenScope.MAY_WRITE, TokenScope.MAY_REVIEW})
    @Operation(summary = "Who am I, and where do I belong?")
    public Me me() {
        var credential = request.credential();
        var caller = credential.caller();
        return database.read(tx -> {
            var user = users.find(tx, caller.user()).orElseThrow();
            var mine = projects.all(tx, caller).stream()
                    .map(id -> members.membership(tx, caller, id))
                    .map(place -> new ProjectOfMine(
                            place.project().value(), place.role().word()))
                    .toList();
            return new Me(
                    user.id().value(),
                    user.name(),
                    caller instanceof Caller.Agent ? "agent" : "person",
                    credential.roles().stream().sorted().toList(),
                    user.admin() && caller instanceof Caller.Person,
                    mine);
        });
    }
}
