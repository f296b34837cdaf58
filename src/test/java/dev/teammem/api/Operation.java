package dev.teammem.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.testing.Json;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * One call of the API document.
 *
 * @param path with placeholders
 * @param responses by status, as documented
 */
record Operation(String method, String path, JsonNode responses) {

    /** All calls that the server documents, memory files once for each level of agents. */
    static List<Operation> all(RequestSpecification reader) {
        var operations = new ArrayList<Operation>();
        var document = Json.parse(reader.get("/q/openapi?format=json")
                .then()
                .statusCode(200)
                .extract()
                .asString());
        document.get("paths")
                .fields()
                .forEachRemaining(path -> path.getValue().fields().forEachRemaining(each -> {
                    var method = each.getKey().toUpperCase(Locale.ROOT);
                    for (var address : levels(path.getKey())) {
                        operations.add(
                                new Operation(method, address, each.getValue().get("responses")));
                    }
                }));
        return operations;
    }

    private static Set<String> levels(String path) {
        return path.contains("{level}")
                ? Set.of(
                        path.replace("{level}", "user"),
                        path.replace("{level}", "project"),
                        path.replace("{level}", "local"))
                : Set.of(path);
    }

    /** Method and path, the same for the files of every directory. */
    String name() {
        return method + " "
                + path.replaceFirst("/(private|team|agents/\\{agentType}/\\w+)/\\{file}", "/DIRECTORY/{file}");
    }

    Recipe recipe() {
        var recipe = Recipe.ALL.get(name());
        if (recipe == null) {
            throw new AssertionError("Nothing says how to call " + name() + ": add a recipe.");
        }
        return recipe;
    }

    boolean isOfPrivateFile() {
        return path.contains("/private/") || path.contains("/user/{file}") || path.contains("/local/{file}");
    }

    /** Calls it with real ids and a body that it takes. */
    Response call(RequestSpecification caller, Map<String, String> ids) {
        var address = path;
        for (var id : ids.entrySet()) {
            address = address.replace("{" + id.getKey() + "}", id.getValue());
        }
        var recipe = recipe();
        var request = caller.header("Teammem-Machine", "desk");
        recipe.headers().forEach(request::header);
        if (recipe.body() != null) {
            request.contentType(recipe.contentType()).body(recipe.body().apply(ids));
        }
        return request.request(method, address);
    }

    /** The media types that the document promises for a status. */
    Set<String> mediaTypes(int status) {
        var response = responses.has(String.valueOf(status))
                ? responses.get(String.valueOf(status))
                : responses.get("default");
        var types = new TreeSet<String>();
        response.path("content").fieldNames().forEachRemaining(types::add);
        return types;
    }

    boolean documents(int status) {
        return responses.has(String.valueOf(status));
    }

    @Override
    public String toString() {
        return method + " " + path;
    }
}
