package dev.teammem.prompt;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A piece of prompt text from {@code prompts/}; its first line is its version and is not part of the prompt. */
record Template(String text) {

    static Template load(String name) {
        var path = "/prompts/" + name + ".md";
        try (var in = Template.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("This build lacks its prompt template " + path + ".");
            }
            var file = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Template(file.substring(file.indexOf('\n') + 1).strip());
        } catch (IOException e) {
            throw new UncheckedIOException("The prompt template " + path + " cannot be read.", e);
        }
    }

    Template with(String placeholder, String value) {
        return new Template(text.replace("{" + placeholder + "}", value));
    }
}
