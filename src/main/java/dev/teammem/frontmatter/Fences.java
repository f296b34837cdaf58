package dev.teammem.frontmatter;

import java.nio.charset.StandardCharsets;

/**
 * Where a file is cut into frontmatter and body.
 *
 * @param yamlStart after the opening fence's line end
 * @param yamlEnd before the closing fence
 * @param bodyStart after the closing fence's line end; where the frontmatter is missing or unclosed all is body
 * @param bodyLine the line of the file on which the body starts, from 1
 */
record Fences(String content, State state, int yamlStart, int yamlEnd, int bodyStart, int bodyLine) {

    /** The most bytes of UTF-8 that may stand between the fences. */
    static final int BYTES = 16_384;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    enum State {
        CLOSED,
        MISSING,
        UNCLOSED,
        TOO_LARGE
    }

    static Fences find(String content) {
        var start = !content.isEmpty() && content.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        if (!isFence(content, start)) {
            return new Fences(content, State.MISSING, start, start, start, 1);
        }
        var yamlStart = nextLine(content, start);
        var line = 2;
        for (var at = yamlStart; at < content.length(); at = nextLine(content, at)) {
            if (isFence(content, at)) {
                return new Fences(
                        content, size(content, yamlStart, at), yamlStart, at, nextLine(content, at), line + 1);
            }
            line++;
        }
        return new Fences(content, State.UNCLOSED, start, start, start, 1);
    }

    String yaml() {
        return content.substring(yamlStart, yamlEnd);
    }

    String body() {
        return content.substring(bodyStart);
    }

    /** The line of the file, from 1, on which a position stands. */
    int lineOf(int position) {
        return 1
                + (int) content.substring(0, position)
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
    }

    String lineEnd() {
        return yamlStart > 1 && content.charAt(yamlStart - 2) == '\r' ? "\r\n" : "\n";
    }

    private static State size(String content, int from, int to) {
        var bytes = content.substring(from, to).getBytes(StandardCharsets.UTF_8).length;
        return bytes > BYTES ? State.TOO_LARGE : State.CLOSED;
    }

    private static boolean isFence(String content, int at) {
        if (!content.startsWith("---", at)) {
            return false;
        }
        var end = at + 3;
        while (end < content.length() && " \t\r".indexOf(content.charAt(end)) >= 0) {
            end++;
        }
        return end == content.length() || content.charAt(end) == '\n';
    }

    private static int nextLine(String content, int at) {
        var newline = content.indexOf('\n', at);
        return newline < 0 ? content.length() : newline + 1;
    }
}
