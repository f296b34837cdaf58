package dev.teammem.web;

import dev.teammem.problem.Problem;
import dev.teammem.project.ProjectId;

import java.util.Optional;
import java.util.function.Function;

/** Words of an address, parsed once at the edge. */
final class Asked {

    private Asked() {}

    /** A project in the path: what is no project id names no project. */
    static ProjectId project(String written) {
        if (!ProjectId.isValid(written)) {
            throw Problem.notFound("There is no project of that id.").thrown();
        }
        return new ProjectId(written);
    }

    /** One word of a closed set; empty where a form left it open. */
    static <T> Optional<T> word(String written, Function<String, Optional<T>> find) {
        if (written == null || written.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(find.apply(written)
                .orElseThrow(() -> Problem.malformed("The address has a word that this page does not know.")
                        .thrown()));
    }
}
