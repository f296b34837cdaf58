package dev.teammem.api;

import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import dev.teammem.testing.Zips;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * How one call is made so that it succeeds.
 *
 * @param scope what a token needs for it; empty where any will do
 * @param body null where there is none; may speak of the ids of the scene
 */
record Recipe(
        String scope, Map<String, String> headers, String contentType, Function<Map<String, String>, byte[]> body) {

    private static final String P = "/api/projects/{project}";
    private static final String FILE = P + "/DIRECTORY/{file}";

    static final Map<String, Recipe> ALL = all();

    private static Map<String, Recipe> all() {
        var all = new HashMap<String, Recipe>();
        all.put("GET /api/me", plain(""));
        all.put("GET /api/projects", plain("read"));
        all.put("POST /api/projects", json("write", ids -> "{\"name\": \"" + People.unique("made") + "\"}"));
        all.put("POST /api/projects/resolve", json("read", ids -> "{\"remote\": \"" + ids.get("remote") + "\"}"));
        all.put("GET " + P, plain("read"));
        all.put("PATCH " + P, json("review", ids -> "{\"name\": \"Renamed\"}"));
        all.put("GET " + P + "/members", plain("read"));
        all.put("PUT " + P + "/members/{user}", json("review", ids -> "{\"role\": \"reviewer\"}"));
        all.put("DELETE " + P + "/members/{user}", plain("review"));
        all.put("GET " + P + "/memories", plain("read"));
        all.put("GET " + P + "/index", plain("read"));
        all.put("GET " + P + "/prompt", plain("read"));
        all.put("GET " + P + "/export", plain("read"));
        all.put(
                "POST " + P + "/import",
                new Recipe(
                        "write",
                        Map.of(),
                        "application/zip",
                        ids -> Zips.of("memory/imported.md", Memories.user("Haskell"))));
        all.put("GET " + FILE, plain("read"));
        all.put(
                "PUT " + FILE,
                new Recipe(
                        "write",
                        Map.of("If-Match", "\"r1\""),
                        "text/markdown",
                        ids -> utf8(Memories.feedback("revisions"))));
        all.put("DELETE " + FILE, onRevision1());
        all.put("GET " + FILE + "/revisions", plain("read"));
        all.put("GET " + FILE + "/revisions/{revision}", plain("read"));
        all.put("POST " + FILE + "/revisions/{revision}/restore", onRevision1());
        all.put("GET /api/tokens", plain("read"));
        all.put(
                "POST /api/tokens",
                json("review", ids -> "{\"name\": \"x\", \"kind\": \"agent\", \"scopes\": [\"read\"]}"));
        all.put("DELETE /api/tokens/{id}", plain("review"));
        return all;
    }

    private static Recipe plain(String scope) {
        return new Recipe(scope, Map.of(), "", null);
    }

    private static Recipe onRevision1() {
        return new Recipe("write", Map.of("If-Match", "\"r1\""), "", null);
    }

    private static Recipe json(String scope, Function<Map<String, String>, String> body) {
        return new Recipe(scope, Map.of(), "application/json", body.andThen(Recipe::utf8));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Scopes that do not suffice. */
    String[] othersThanNeeded() {
        return switch (scope) {
            case "read" -> new String[] {"write"};
            case "write" -> new String[] {"read"};
            case "review" -> new String[] {"read", "write"};
            default -> new String[0];
        };
    }
}
