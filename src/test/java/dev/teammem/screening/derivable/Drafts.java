package dev.teammem.screening.derivable;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryText.Field;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;

/** Texts as the reader gives them, fields on lines 2 to 4 and the body from line 6. */
final class Drafts {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Drafts() {}

    static MemoryText draft(String type, String description, String body) {
        return draft(type, "A name", description, body);
    }

    static MemoryText draft(String type, String name, String description, String body) {
        return new MemoryText(
                body,
                new Field(name, 2),
                new Field(description, 3),
                new Field(type, 4),
                List.of(),
                Instant.MIN,
                body,
                6,
                List.of());
    }

    /** A body of a rule, why and how. */
    static String body(String rule, String why) {
        return rule + "\n\n**Why:** " + why + "\n**How to apply:** Then.\n";
    }

    /** The labelled drafts of a file under {@code gate/}. */
    static List<Labelled> labelled(String file) {
        try (var lines = Drafts.class.getResourceAsStream("/gate/" + file)) {
            return new String(lines.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Drafts::labelledLine)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Labelled labelledLine(String line) {
        try {
            return Labelled.of(JSON.readTree(line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A draft that should be refused or kept; contestable where soft. */
    record Labelled(String id, String lang, boolean refuse, boolean soft, String kind, MemoryText text) {

        private static Labelled of(JsonNode node) {
            return new Labelled(
                    node.get("id").asText(),
                    node.get("lang").asText(),
                    node.get("label").asText().equals("refuse"),
                    node.has("soft"),
                    node.get("kind").asText(),
                    draft(
                            node.get("type").asText(),
                            node.get("name").asText(),
                            node.get("description").asText(),
                            node.get("body").asText()));
        }
    }
}
