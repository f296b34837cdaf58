package dev.teammem.frontmatter;

import java.util.List;
import java.util.SplittableRandom;

/** Strings that have broken YAML writers and readers before, and mixtures of their pieces. */
final class NastyText {

    static final List<String> PIECES = List.of(
            "a",
            "Go",
            "用中文",
            "🎉",
            "é",
            "e\u0301",
            " ",
            "  ",
            "\t",
            "\n",
            "\r\n",
            "\r",
            ":",
            ": ",
            " #",
            "#",
            "-",
            "- ",
            "---",
            "...",
            "?",
            "? ",
            ",",
            "[",
            "]",
            "{",
            "}",
            "&a",
            "*a",
            "!",
            "!!str",
            "|",
            ">",
            "'",
            "\"",
            "%",
            "@",
            "`",
            "\\",
            "\\n",
            "<<",
            "=",
            "~",
            "null",
            "yes",
            "No",
            "012",
            "0x1F",
            "1e3",
            ".inf",
            "2026-03-05",
            "12:30:45",
            "“",
            "”",
            "：",
            "\u0000",
            "\u0007",
            "\u007f",
            "\u0085",
            "\u00a0",
            "\u2028",
            "\u2029",
            "\ufeff",
            "\ufffe",
            "\uffff",
            "\u200b",
            "\u202e",
            "\u3000",
            "\ue000",
            "\ud83d",
            "\udc00",
            "name: x",
            "type: user\n",
            "\ntype: user");

    private NastyText() {}

    static String make(SplittableRandom random, int pieces) {
        var text = new StringBuilder();
        for (var left = random.nextInt(pieces + 1); left > 0; left--) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }
}
