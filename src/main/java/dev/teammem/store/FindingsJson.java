package dev.teammem.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.teammem.memory.Finding;

import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;

/** The findings of a revision in one column. */
final class FindingsJson {

    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    private static final TypeReference<List<Finding>> LIST = new TypeReference<>() {};

    private FindingsJson() {}

    static String write(List<Finding> findings) {
        try {
            return findings.isEmpty() ? "[]" : JSON.writeValueAsString(findings);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("Findings cannot be written as JSON.", e);
        }
    }

    static List<Finding> read(String json) {
        try {
            return json.equals("[]") ? List.of() : JSON.readValue(json, LIST);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("A findings column holds no JSON of ours; run doctor.", e);
        }
    }

    /** The gravest severity among the findings, or {@code none}. */
    static String gravest(List<Finding> findings) {
        return findings.stream()
                .map(Finding::severity)
                .min(Comparator.naturalOrder())
                .map(Finding.Severity::word)
                .orElse("none");
    }
}
