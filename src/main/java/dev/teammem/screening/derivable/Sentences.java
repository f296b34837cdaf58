package dev.teammem.screening.derivable;

import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Cuts a Markdown text into sentences; list items and table rows are sentences, lines of a paragraph are joined. */
final class Sentences {

    private static final int LONGEST = 400;
    private static final Pattern JOINT =
            Pattern.compile("(?<=[\\p{L}\\p{N},，、])\\n(?=[ \\t]{0,3}[\\p{L}\\p{N}`*_\"'(])");
    private static final Pattern END = Pattern.compile("\\n|(?<=[.!?;])[ \\t]+|(?<=[。！？；])");
    private static final Pattern MARKER =
            Pattern.compile("^[ \\t>]*+(?:(?:[-*+•]|\\d{1,9}[.)]|#{1,6}|\\[[ x]\\])[ \\t]++)*+");

    private Sentences() {}

    static Stream<String> of(String text) {
        var joined =
                JOINT.matcher(text.replace("\r\n", "\n").replace('\r', '\n')).replaceAll(" ");
        return END.splitAsStream(joined)
                .map(written -> MARKER.matcher(written).replaceFirst("").strip())
                .filter(written -> !written.isEmpty())
                .flatMap(Sentences::pieces);
    }

    private static Stream<String> pieces(String written) {
        return Stream.iterate(0, at -> at < written.length(), at -> at + LONGEST)
                .map(at -> written.substring(at, Math.min(written.length(), at + LONGEST)));
    }
}
