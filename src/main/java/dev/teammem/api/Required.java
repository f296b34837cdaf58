package dev.teammem.api;

import dev.teammem.problem.Problem;

/** Parts of a JSON body that a call cannot do without. */
final class Required {

    private Required() {}

    static <T> T body(T given) {
        if (given == null) {
            throw Problem.malformed("This call takes a JSON body; see /q/openapi.")
                    .thrown();
        }
        return given;
    }

    static String text(String field, String given) {
        if (given == null || given.isBlank()) {
            throw Problem.refusedField(field + "-missing", field, "'" + field + "' is missing.", "Send it.")
                    .thrown();
        }
        return given;
    }
}
