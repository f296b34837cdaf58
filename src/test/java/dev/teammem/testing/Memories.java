package dev.teammem.testing;

/** Texts of memories that every gate lets pass. */
public final class Memories {

    private Memories() {}

    public static String user(String name) {
        return text("user", name, "The user knows " + name + " well.");
    }

    public static String feedback(String name) {
        return text("feedback", name, """
                Explain %s by an example.

                **Why:** The user learns from cases.
                **How to apply:** In every answer about it.""".formatted(name));
    }

    public static String project(String name) {
        return text("project", name, """
                The team chose %s for the billing service.

                **Why:** Two customers depend on it.
                **How to apply:** Keep it when the service is rewritten.""".formatted(name));
    }

    public static String reference(String name) {
        return text("reference", name, "The dashboard of " + name + " is kept by the operations team.");
    }

    public static String text(String type, String name, String body) {
        return """
                ---
                name: %s
                description: Whoever works with %s finds out what was agreed
                type: %s
                ---
                %s
                """.formatted(name, name, type, body);
    }
}
