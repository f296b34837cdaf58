package dev.teammem.memory;

import java.util.regex.Pattern;

/** The kind of a sub-agent, such as {@code explorer}, that keeps memories of its own. */
public record AgentType(String value) {

    private static final Pattern FORM = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._:-]{0,63}");

    /** @throws IllegalArgumentException when the text is no agent type; its message says what one looks like */
    public AgentType {
        if (!FORM.matcher(value).matches() || value.contains("..") || value.endsWith(".")) {
            throw new IllegalArgumentException(
                    "An agent type has 1 to 64 letters, digits, '.', '_', ':' or '-', and starts with a letter or digit.");
        }
    }

    @Override
    public String toString() {
        return value;
    }
}
