package dev.teammem.api;

import dev.teammem.project.Caller;

/** The word for the kind of a caller. */
final class Kind {

    private Kind() {}

    static String of(Caller caller) {
        return caller instanceof Caller.Agent ? "agent" : "person";
    }
}
