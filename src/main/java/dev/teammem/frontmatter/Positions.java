package dev.teammem.frontmatter;

import com.fasterxml.jackson.core.JsonLocation;

/**
 * Turns the parser's positions, which count code points, into positions in the file. It walks on from the last answer,
 * so that asking for each token in turn is linear.
 */
final class Positions {

    private final String content;
    private int position;
    private long codePoints;

    Positions(String content, int start) {
        this.content = content;
        this.position = start;
    }

    int of(JsonLocation location) {
        var wanted = Math.max(0, location.getCharOffset());
        position = content.offsetByCodePoints(position, (int) (wanted - codePoints));
        codePoints = wanted;
        return position;
    }

    char charAt(int at) {
        return at < content.length() ? content.charAt(at) : '\n';
    }

    /** The end of a range without its trailing blanks: a block scalar ends only where the next key starts. */
    int beforeBlanks(int start, int end) {
        var last = end;
        while (last > start && " \t\r\n".indexOf(content.charAt(last - 1)) >= 0) {
            last--;
        }
        return last;
    }
}
