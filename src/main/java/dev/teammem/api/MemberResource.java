package dev.teammem.api;

import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.Member;
import dev.teammem.access.MemberStore;
import dev.teammem.access.TokenScope;
import dev.teammem.access.UserStore;
import dev.teammem.audit.AuditEvent;
import dev.teammem.audit.AuditStore;
import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.problem.Problem;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.project.Role;
import dev.teammem.project.UserId;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

@Path("/api/projects/{project}/members")
class MemberResource {

    private final CallerOfRequest request;
    private final Database database;
    private final MemberStore members;
    private final UserStore users;
    private final AuditStore audit;

    MemberResource(CallerOfRequest request, Database database, MemberStore members, UserStore users, AuditStore audit) {
        this.request = request;
        this.database = database;
        this.members = members;
        this.users = users;
        this.audit = audit;
    }

    record MemberJson(String user, String name, String role) {
        static MemberJson of(Member member) {
            return new MemberJson(
                    member.user().value(), member.name(), member.role().word());
        }
    }

    record Grant(String role) {}

    @GET
    @RolesAllowed(TokenScope.MAY_READ)
    @Operation(summary = "Who belongs to the project")
    public Page<MemberJson> list(String project) {
        var id = Given.project(project);
        return Page.whole(database.read(tx -> members.all(tx, request.caller(), id).stream()
                .map(MemberJson::of)
                .toList()));
    }

    @PUT
    @Path("/{user}")
    @RolesAllowed(TokenScope.MAY_REVIEW)
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Add a user, or change a member's role")
    public MemberJson put(String project, String user, Grant grant) {
        var caller = request.caller();
        var id = Given.project(project);
        var role = Given.word(
                "role",
                Required.text("role", Required.body(grant).role()),
                Role.MEMBER,
                Role::find,
                "member, reviewer or admin");
        return database.write(tx -> {
            members.requireRole(tx, caller, id, Role.ADMIN);
            var known =
                    users.find(tx, Given.user(user)).orElseThrow(() -> unknown().thrown());
            members.grant(tx, caller, id, known.id(), role);
            account(tx, caller, "member.put", id, known.id());
            return new MemberJson(known.id().value(), known.name(), role.word());
        });
    }

    @DELETE
    @Path("/{user}")
    @RolesAllowed(TokenScope.MAY_REVIEW)
    @Operation(summary = "Take a member out of the project")
    public void remove(String project, String user) {
        var caller = request.caller();
        var id = Given.project(project);
        var who = Given.user(user);
        database.write(tx -> {
            if (!members.remove(tx, caller, id, who)) {
                throw Problem.notFound("'" + who + "' is no member of the project.")
                        .thrown();
            }
            account(tx, caller, "member.remove", id, who);
            return who;
        });
    }

    private static Problem unknown() {
        return Problem.notFound(
                "This server does not know that user. People are made by signing in, or by teammem token new --user.");
    }

    private void account(Transaction tx, Caller caller, String act, ProjectId project, UserId target) {
        audit.append(
                tx, new AuditEvent(caller.user().value(), Kind.of(caller), act, project.value(), target.value(), 0));
    }
}
