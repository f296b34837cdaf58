package dev.teammem.screening.derivable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What CLAUDE.md, AGENTS.md and the like say, sentence by sentence. Time and space grow with the size of the texts
 * alone. Immutable, so that one may be kept per state of the files.
 */
public final class Instructions {

    public static final Instructions NONE = new Instructions(List.of());

    /** A memory says its rule first; what follows further down is not looked up. */
    private static final int SENTENCES_JUDGED = 8;

    private final List<Sentence> sentences;
    private final Map<String, List<Integer>> byToken = new HashMap<>();

    private Instructions(List<Sentence> sentences) {
        this.sentences = sentences;
        for (var i = 0; i < sentences.size(); i++) {
            for (var token : sentences.get(i).wording().tokens()) {
                byToken.computeIfAbsent(token, unused -> new ArrayList<>()).add(i);
            }
        }
    }

    /** @param textsByName the whole texts by the names that findings show, such as {@code CLAUDE.md} */
    public static Instructions of(Map<String, String> textsByName) {
        return new Instructions(textsByName.entrySet().stream()
                .flatMap(text -> Sentences.of(text.getValue())
                        .map(written -> new Sentence(text.getKey(), written, Wording.of(written))))
                .filter(sentence -> sentence.wording().isTelling())
                .toList());
    }

    /** Where the rule of the draft stands already, unless the draft adds a reason or an exception to it. */
    Optional<Statement> statementOf(Draft draft, Leaning leaning) {
        var mayAdd = leaning.reason().tellsSomething() && !states(draft.why());
        if (sentences.isEmpty() || leaning.aboutAPerson() || mayAdd) {
            return Optional.empty();
        }
        return Stream.concat(
                        draft.fact().stream().limit(1), draft.head().stream().skip(1))
                .flatMap(rule -> statementOf(rule).stream())
                .findFirst()
                .filter(found -> addsNothing(draft));
    }

    private Optional<Statement> statementOf(Segment rule) {
        return Sentences.of(rule.written())
                .findFirst()
                .flatMap(this::find)
                .map(sentence -> new Statement(rule, sentence.name(), sentence.written()));
    }

    private boolean addsNothing(Draft draft) {
        var written = writtenIn(draft.fact());
        var fresh = written.stream().filter(each -> find(each).isEmpty()).toList();
        return 2 * fresh.size() < written.size()
                && fresh.stream().noneMatch(each -> Wording.of(each).turnsAround());
    }

    private boolean states(List<Segment> segments) {
        return writtenIn(segments).stream().allMatch(each -> find(each).isPresent());
    }

    private static List<String> writtenIn(List<Segment> segments) {
        return segments.stream()
                .flatMap(segment -> Sentences.of(segment.written()))
                .limit(SENTENCES_JUDGED)
                .toList();
    }

    /** The sentence that says the same, if there is one. */
    private Optional<Sentence> find(String written) {
        var wording = Wording.of(written);
        if (!wording.isTelling()) {
            return Optional.empty();
        }
        var shared = new int[sentences.size()];
        for (var token : wording.tokens()) {
            byToken.getOrDefault(token, List.of()).forEach(i -> shared[i]++);
        }
        return IntStream.range(0, shared.length)
                .filter(i -> wording.isShared(shared[i]))
                .mapToObj(sentences::get)
                .filter(sentence -> sentence.wording().states(wording))
                .findFirst();
    }

    private record Sentence(String name, String written, Wording wording) {}

    /**
     * @param where the place in the memory
     * @param name the file that says it
     * @param sentence what it says
     */
    record Statement(Segment where, String name, String sentence) {}
}
