package dev.teammem.store;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/**
 * The last memory of a page, after which the next page goes on; opaque to clients.
 *
 * @param modified its source date in milliseconds
 */
public record MemoryCursor(long modified, long directory, String file) {

    public static final MemoryCursor START = new MemoryCursor(Long.MAX_VALUE, 0, "");

    public String text() {
        var parts = modified + " " + directory + " " + file;
        return Base64.getUrlEncoder().withoutPadding().encodeToString(parts.getBytes(StandardCharsets.UTF_8));
    }

    public static Optional<MemoryCursor> parse(String text) {
        try {
            var parts = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8).split(" ", 3);
            return parts.length < 3
                    ? Optional.empty()
                    : Optional.of(new MemoryCursor(Long.parseLong(parts[0]), Long.parseLong(parts[1]), parts[2]));
        } catch (IllegalArgumentException notOurs) {
            return Optional.empty();
        }
    }
}
