package dev.teammem.testing;

/** Texts of memories that pass every gate, different for different numbers. */
public final class SampleMemories {

    private SampleMemories() {}

    /** A reference of about a kilobyte, which may stand in team and private directories. */
    public static String reference(int number) {
        return reference(
                "Runbook " + number, "Where the runbook of service number " + number + " is kept", """
                The runbook of service %d is page %d of the operations wiki, under Services.

                It lists who is on call, the dashboards to open first and the order in which to restart things.
                %s""".formatted(
                        number, number * 7 + 1, "Ask in the operations channel before changing it.\n".repeat(15)));
    }

    public static String reference(String name, String description, String body) {
        return """
                ---
                name: %s
                description: %s
                type: reference
                ---
                %s""".formatted(name, description, body);
    }
}
