package dev.teammem.frontmatter;

import java.util.List;
import java.util.Map;

/** A value of the frontmatter with the range it takes in the file, surrounding blanks and comments left out. */
sealed interface Node {

    int start();

    int end();

    /** @param text the value as it was written: {@code yes}, {@code 012} and {@code 2026-03-05} are text */
    record Scalar(String text, int start, int end) implements Node {}

    record Sequence(List<Node> items, int start, int end) implements Node {}

    /** @param flow whether it is written in braces */
    record Mapping(Map<String, Entry> entries, int start, int end, boolean flow) implements Node {
        static final Mapping EMPTY = new Mapping(Map.of(), 0, 0, false);
    }

    /** @param at where the key starts in the file */
    record Entry(int at, Node value) {}
}
