package dev.teammem.project;

import java.util.regex.Pattern;

/** The name of one person on this server. Agents and tokens act for a user and have no id of their own. */
public record UserId(String value) {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._@-]{0,63}");

    /** @throws IllegalArgumentException when the text is no user id; its message says what one looks like */
    public UserId {
        if (!isValid(value)) {
            throw new IllegalArgumentException(
                    "A user id has 1 to 64 characters of A-Z, a-z, 0-9, '.', '_', '@' and '-', and starts with a letter or digit.");
        }
    }

    public static boolean isValid(String text) {
        return FORM.matcher(text).matches();
    }

    @Override
    public String toString() {
        return value;
    }
}
