package dev.teammem.api;

import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.TokenScope;
import dev.teammem.db.Database;
import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Scope;
import dev.teammem.problem.Problem;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.store.MemoryCursor;
import dev.teammem.store.MemoryFilter;
import dev.teammem.store.MemoryList;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.Operation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

@Path("/api/projects/{project}/memories")
class MemoryListResource {

    private static final int USUAL = 50;
    private static final int MOST = 500;
    private static final Set<String> ORIGINS = Set.of("person", "agent");
    private static final Set<String> SEVERITIES = Set.of("error", "warning", "info", "none");

    private final CallerOfRequest request;
    private final Database database;
    private final MemoryList list;

    MemoryListResource(CallerOfRequest request, Database database, MemoryList list) {
        this.request = request;
        this.database = database;
        this.list = list;
    }

    static final class Query {
        @QueryParam("scope")
        String scope;

        @QueryParam("type")
        String type;

        @QueryParam("q")
        String q;

        @QueryParam("author")
        String author;

        @QueryParam("origin")
        String origin;

        @QueryParam("finding")
        String finding;

        @QueryParam("cursor")
        String cursor;

        @QueryParam("limit")
        Integer limit;

        MemoryFilter filter() {
            var known = Given.word(
                    "type",
                    type,
                    "",
                    word -> MemoryType.find(word).map(MemoryType::word),
                    "user, feedback, project or reference");
            return new MemoryFilter(
                    known,
                    orEmpty(q),
                    orEmpty(author),
                    Given.word("origin", origin, "", one(ORIGINS), "person or agent"),
                    Given.word("finding", finding, "", one(SEVERITIES), "error, warning, info or none"));
        }

        private static Function<String, Optional<String>> one(Set<String> words) {
            return word -> Optional.of(word).filter(words::contains);
        }

        MemoryCursor after() {
            return orEmpty(cursor).isEmpty()
                    ? MemoryCursor.START
                    : MemoryCursor.parse(cursor)
                            .orElseThrow(() -> Problem.malformed("The cursor is not one that this list gave out.")
                                    .thrown());
        }

        int size() {
            return limit == null ? USUAL : Math.max(1, Math.min(MOST, limit));
        }

        private static String orEmpty(String text) {
            return text == null ? "" : text;
        }
    }

    @GET
    @RolesAllowed(TokenScope.MAY_READ)
    @Operation(summary = "Heads of private and team memories, newest source date first")
    public Page<MemoryJson> list(String project, @BeanParam Query query) {
        var caller = request.caller();
        var id = Given.project(project);
        var directories = directories(caller, id, Given.scope(query.scope));
        var page = database.read(
                tx -> list.page(tx, caller, id, directories, query.filter(), query.after(), query.size()));
        return new Page<>(
                page.heads().stream().map(MemoryJson::of).toList(), page.next().isEmpty() ? null : page.next());
    }

    private static List<Directory> directories(Caller caller, ProjectId project, Optional<Scope> scope) {
        var mine = new Directory.Private(project, caller.user());
        var ours = new Directory.Team(project);
        return scope.<List<Directory>>map(only -> only == Scope.PRIVATE ? List.of(mine) : List.of(ours))
                .orElse(List.of(mine, ours));
    }
}
