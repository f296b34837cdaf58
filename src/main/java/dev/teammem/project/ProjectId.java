package dev.teammem.project;

import java.util.regex.Pattern;

/** The slug that names a project in every address: 2 to 63 of {@code a-z 0-9 -}, not starting with a hyphen. */
public record ProjectId(String value) implements Comparable<ProjectId> {

    private static final Pattern FORM = Pattern.compile("[a-z0-9][a-z0-9-]{1,62}");

    /** @throws IllegalArgumentException when the text is no project id; its message says what one looks like */
    public ProjectId {
        if (!isValid(value)) {
            throw new IllegalArgumentException(
                    "A project id has 2 to 63 characters of a-z, 0-9 and '-', and starts with a letter or digit.");
        }
    }

    public static boolean isValid(String text) {
        return FORM.matcher(text).matches();
    }

    @Override
    public int compareTo(ProjectId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
