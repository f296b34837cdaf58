package dev.teammem.api;

import com.fasterxml.jackson.annotation.JsonInclude;

import java.util.List;

/**
 * A list as programs read it.
 *
 * @param next the cursor of the next page, null on the last one
 */
@JsonInclude
record Page<T>(List<T> items, String next) {

    static <T> Page<T> whole(List<T> items) {
        return new Page<>(items, null);
    }
}
