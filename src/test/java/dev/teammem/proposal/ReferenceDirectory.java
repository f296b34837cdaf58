package dev.teammem.proposal;

import dev.teammem.memory.IndexLine;
import dev.teammem.memory.MemoryName;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A directory as it should be, in the plainest code that can say it: the texts of each file, newest last. */
final class ReferenceDirectory {

    enum Result {
        REMEMBERED,
        UNCHANGED,
        REFUSED,
        CONFLICT
    }

    /** The revisions of each file, as texts; -1 is a tombstone. */
    private final Map<String, List<Integer>> files = new TreeMap<>();

    private int changes;

    ReferenceDirectory copy() {
        var copy = new ReferenceDirectory();
        files.forEach((file, texts) -> copy.files.put(file, new ArrayList<>(texts)));
        copy.changes = changes;
        return copy;
    }

    Result apply(Step step) {
        return switch (step.kind()) {
            case FORGET -> forget(step);
            case WRITE -> write(step, step.text(), true);
            case RESTORE -> {
                var texts = texts(step.file());
                var exists = step.revision() <= texts.size() && texts.get(step.revision() - 1) >= 0;
                yield exists ? write(step, texts.get(step.revision() - 1), false) : Result.REFUSED;
            }
        };
    }

    private Result forget(Step step) {
        return isLive(step.file()) && step.isRight(revision(step.file())) ? put(step.file(), -1) : Result.CONFLICT;
    }

    private Result write(Step step, int text, boolean isRequest) {
        var file = step.file();
        if (files.keySet().stream().anyMatch(other -> isLive(other) && isCaseTwin(other, file))) {
            return Result.REFUSED;
        }
        var isRight = step.isRight(revision(file));
        if (isLive(file) && present(file) == text && (isRight || step.known() == Step.Known.NOTHING_SAID)) {
            return Result.UNCHANGED;
        }
        if (!isRight) {
            return Result.CONFLICT;
        }
        return isRequest && !isLive(file) && isSaidElsewhere(file, text) ? Result.UNCHANGED : put(file, text);
    }

    private Result put(String file, int text) {
        files.computeIfAbsent(file, name -> new ArrayList<>()).add(text);
        changes++;
        return Result.REMEMBERED;
    }

    private static boolean isCaseTwin(String other, String file) {
        return !other.equals(file) && other.equalsIgnoreCase(file);
    }

    private boolean isSaidElsewhere(String file, int text) {
        var says = Step.TEXTS.get(text).says();
        return files.keySet().stream()
                .anyMatch(other -> !other.equals(file)
                        && isLive(other)
                        && Step.TEXTS.get(present(other)).says().equals(says));
    }

    List<Integer> texts(String file) {
        return files.getOrDefault(file, List.of());
    }

    int revision(String file) {
        return texts(file).size();
    }

    boolean isLive(String file) {
        return revision(file) > 0 && present(file) >= 0;
    }

    private int present(String file) {
        return texts(file).get(revision(file) - 1);
    }

    int changes() {
        return changes;
    }

    /** The lines of the index: of what is live and not replaced by something live. */
    List<IndexLine> index() {
        var lines = new ArrayList<IndexLine>();
        for (var file : files.keySet()) {
            var isReplaced = files.keySet().stream()
                    .anyMatch(other -> !other.equals(file)
                            && isLive(other)
                            && Step.TEXTS.get(present(other)).superseded().contains(file));
            if (isLive(file) && !isReplaced) {
                var text = Step.TEXTS.get(present(file));
                lines.add(new IndexLine(text.name(), new MemoryName(file), text.description()));
            }
        }
        return lines;
    }
}
