package dev.teammem.frontmatter;

import java.util.Set;

/** Collects the constructs that strict reading forbids; the first one is reported. */
final class Refusals {

    private static final String QUOTE = "in double quotes";

    private final String content;
    private RefusedYaml first;

    Refusals(String content) {
        this.content = content;
    }

    void throwFirst() throws RefusedYaml {
        if (first != null) {
            throw first;
        }
    }

    /**
     * The parser names the anchor of a key but not of a value, and the tag of a value but not of a key; yet every node
     * starts where its anchor or tag does, and no other node can start with these characters.
     */
    void checkNode(int at) {
        if (at >= content.length()) {
            return;
        }
        switch (content.charAt(at)) {
            case '*' ->
                refuse(at, "The frontmatter uses a YAML alias ('*').", "Write the value out, or put it " + QUOTE);
            case '&' -> refuse(at, "The frontmatter uses a YAML anchor ('&').", "Remove it, or put the value " + QUOTE);
            case '!' -> refuse(at, "The frontmatter uses a YAML tag ('!').", "Remove it, or put the value " + QUOTE);
            default -> {}
        }
    }

    void checkKey(int at, String key, Set<String> before) {
        if (key.equals("<<")) {
            refuse(at, "The frontmatter uses the YAML merge key '<<'.", "Write the merged keys out");
        }
        if (before.contains(key) && first == null) {
            first = RefusedYaml.duplicate(at, key);
        }
    }

    void secondDocument(int at) {
        refuse(at, "The frontmatter holds more than one YAML document.", "Keep one set of 'key: value' lines");
    }

    RefusedYaml noPlainKey(int at) {
        return new RefusedYaml(at, "A key of the frontmatter is not plain text.", "Write each key as a plain word.");
    }

    RefusedYaml tooDeep(int at) {
        return new RefusedYaml(
                at, "The frontmatter is nested deeper than " + StrictYaml.DEPTH + " levels.", "Flatten it.");
    }

    private void refuse(int at, String message, String remedy) {
        if (first == null) {
            first = new RefusedYaml(at, message, remedy + ".");
        }
    }
}
