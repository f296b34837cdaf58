package dev.teammem.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.response.ValidatableResponse;

import java.util.ArrayList;
import java.util.List;

/** JSON as trees that can be compared whole, so that a field too many is seen as well as one too few. */
public final class Json {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Json() {}

    public static JsonNode of(ValidatableResponse answer) {
        return parse(answer.extract().asString());
    }

    public static JsonNode parse(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("This is no JSON: " + text, e);
        }
    }

    /** The object without the named fields, for those that differ from run to run. */
    public static JsonNode without(JsonNode object, String... fields) {
        ObjectNode copy = object.deepCopy();
        copy.remove(List.of(fields));
        return copy;
    }

    /** The texts of one field of every element, in their order. */
    public static List<String> each(JsonNode array, String field) {
        var texts = new ArrayList<String>();
        array.forEach(element -> texts.add(element.path(field).asText()));
        return texts;
    }
}
