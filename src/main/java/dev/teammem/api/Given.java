package dev.teammem.api;

import dev.teammem.memory.Scope;
import dev.teammem.problem.Problem;
import dev.teammem.project.ProjectId;
import dev.teammem.project.UserId;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.function.Function;

/** Parameters of a request, parsed once at the edge; what does not parse is answered with what would. */
final class Given {

    private Given() {}

    /** A project in the path: what is no project id names no project. */
    static ProjectId project(String written) {
        if (!ProjectId.isValid(written)) {
            throw Problem.notFound("There is no project of that id: " + ids()).thrown();
        }
        return new ProjectId(written);
    }

    static UserId user(String written) {
        if (!UserId.isValid(written)) {
            throw Problem.notFound("There is no such user.").thrown();
        }
        return new UserId(written);
    }

    /** One word of a closed set, or the default where none was given. */
    static <T> T word(String name, String written, T otherwise, Function<String, Optional<T>> find, String allowed) {
        if (written == null || written.isEmpty()) {
            return otherwise;
        }
        return find.apply(written)
                .orElseThrow(() -> Problem.refusedField(
                                name + "-unknown", name, "'" + name + "' is none of its words.", "Use " + allowed + ".")
                        .thrown());
    }

    static Optional<Scope> scope(String written) {
        return word("scope", written, Optional.empty(), word -> Scope.find(word).map(Optional::of), "private or team");
    }

    /** When something was said: ISO 8601 with an offset; {@code otherwise} where it was not given. */
    static Instant at(String written, Instant otherwise) {
        if (written == null || written.isEmpty()) {
            return otherwise;
        }
        try {
            // A plus sign that the client forgot to encode arrives as a space.
            return OffsetDateTime.parse(written.replace(' ', '+')).toInstant();
        } catch (DateTimeException e) {
            throw Problem.malformed("'at' is ISO 8601 with an offset, such as 2026-03-02T10:00:00+08:00.")
                    .thrown();
        }
    }

    private static String ids() {
        return "ids have 2 to 63 characters of a-z, 0-9 and '-'. List yours with GET /api/projects.";
    }
}
