package dev.teammem.screening.dates;

import dev.teammem.screening.dates.phrase.Patterns;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Which characters of a Markdown text are given word for word: code, quotations, addresses and file names. */
final class Verbatim {

    private static final Pattern FENCE = Patterns.of("(?m)^[ \\t]{0,12}(`{3,64}+|~{3,64}+)");
    private static final Pattern BACKTICKS = Patterns.of("`++");
    private static final Pattern QUOTED_LINE = Patterns.of("(?m)^[ \\t]{0,8}>.*$");
    private static final Pattern LINK_TARGET = Patterns.of("\\]\\([^)\\n]{0,500}+\\)");

    /** An inch mark or an apostrophe opens no quotation: space outside, text inside. */
    private static final Pattern QUOTATION = Patterns.of("(?<![\\p{L}\\p{N}\"])\"(?! )[^\"\\n]{1,300}+\"(?![A-Za-z0-9])"
            + "|(?<=[\\p{IsHan},。:;、(])\"[^\"\\n]{1,300}+\""
            + "|(?<![\\p{L}\\p{N}'])'(?! )[^'\\n]{1,120}+'(?![A-Za-z0-9])"
            + "|“[^”\\n]{1,300}+”|‘[^’\\n]{1,120}+’(?!\\p{L})|「[^」\\n]{1,300}+」|『[^』\\n]{1,300}+』|«[^»\\n]{1,300}+»"
            + "|„[^“”\\n]{1,300}+[“”]|《[^》\\n]{1,120}+》|【[^】\\n]{1,120}+】");

    private static final Pattern TOKEN = Patterns.of("[!-~]++");
    private static final Pattern CHINESE_NAME = Patterns.of(
            "/(?=[\\w.-]{0,20}\\p{IsHan})[\\p{IsHan}\\w.-]{1,40}+(?=/)|\\p{IsHan}{1,8}\\.(?=[A-Za-z]{2,5}\\b)");

    private final BitSet marked = new BitSet();

    static BitSet of(String text) {
        var verbatim = new Verbatim();
        verbatim.markFences(text);
        verbatim.markCodeSpans(text);
        verbatim.mark(QUOTED_LINE, text);
        verbatim.mark(LINK_TARGET, text);
        verbatim.mark(QUOTATION, text);
        verbatim.mark(CHINESE_NAME, text);
        verbatim.markNames(text);
        return verbatim.marked;
    }

    private void mark(Pattern pattern, String text) {
        var match = pattern.matcher(text);
        while (match.find()) {
            marked.set(match.start(), match.end());
        }
    }

    /** From an opening fence to one of the same kind and at least its length, or to the end. */
    private void markFences(String text) {
        var fence = FENCE.matcher(text);
        var opening = "";
        var start = 0;
        while (fence.find()) {
            var marks = fence.group(1);
            if (opening.isEmpty()) {
                opening = marks;
                start = fence.start();
            } else if (marks.startsWith(opening)) {
                marked.set(start, fence.end());
                opening = "";
            }
        }
        if (!opening.isEmpty()) {
            marked.set(start, text.length());
        }
    }

    /** A run of backticks is closed by the next run of the same length in the same paragraph. */
    private void markCodeSpans(String text) {
        List<int[]> runs = new ArrayList<>();
        Map<Integer, Deque<Integer>> byLength = new HashMap<>();
        var match = BACKTICKS.matcher(text);
        while (match.find()) {
            if (!marked.get(match.start())) {
                byLength.computeIfAbsent(match.end() - match.start(), length -> new ArrayDeque<>())
                        .add(runs.size());
                runs.add(new int[] {match.start(), match.end()});
            }
        }
        var blank = -1;
        for (var at = 0; at < runs.size(); at++) {
            var run = runs.get(at);
            var alike = byLength.get(run[1] - run[0]);
            while (!alike.isEmpty() && alike.peek() <= at) {
                alike.poll();
            }
            if (blank < run[1]) {
                var found = text.indexOf("\n\n", run[1]);
                blank = found < 0 ? text.length() : found;
            }
            if (!alike.isEmpty() && runs.get(alike.peek())[0] < blank) {
                var closing = alike.poll();
                marked.set(run[0], runs.get(closing)[1]);
                at = closing;
            }
        }
    }

    private void markNames(String text) {
        var token = TOKEN.matcher(text);
        while (token.find()) {
            if (TechnicalName.matches(token.group())) {
                marked.set(token.start(), token.end());
            }
        }
    }
}
