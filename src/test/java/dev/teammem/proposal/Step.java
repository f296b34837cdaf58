package dev.teammem.proposal;

import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryName;
import dev.teammem.remember.Base;
import dev.teammem.remember.Change;
import dev.teammem.screening.Door;
import dev.teammem.testing.SampleMemories;

import java.time.Instant;
import java.util.List;
import java.util.SplittableRandom;

/**
 * One change of a random sequence. It says what its writer knows relative to what stands there when its turn comes, so
 * that it keeps its meaning when steps before it are dropped.
 */
record Step(Kind kind, String file, int text, Known known, int revision) {

    enum Kind {
        WRITE,
        FORGET,
        RESTORE
    }

    /** What the writer takes for the present state. */
    enum Known {
        NOTHING_SAID,
        NEW_FILE,
        RIGHT,
        STALE
    }

    /** Two of the names differ by case alone. */
    static final List<String> FILES = List.of("a.md", "b.md", "B.md", "c/d.md", "e.md");

    /** Frontmatter lines and bodies; the last two say the same under different names. */
    static final List<Text> TEXTS = List.of(
            new Text("One", "one", ""),
            new Text("Two", "two, longer than the others 记忆", "supersedes: [a.md]"),
            new Text("Three", "three", "supersedes: [b.md, c/d.md]"),
            new Text("Four", "four", "supersedes: [e.md, missing.md]"),
            new Text("Five", "same", ""),
            new Text("Six", "same", ""));

    private static final Instant SAID = Instant.parse("2026-03-02T10:00:00Z");

    /** @param says body and description; equal for texts that say the same */
    record Text(String name, String says, String supersedes) {
        String content() {
            var description = "What there is to know about " + says;
            var head = supersedes.isEmpty() ? description : description + "\n" + supersedes;
            return SampleMemories.reference(name, head, "Look under " + says + ".\n");
        }

        String description() {
            return "What there is to know about " + says;
        }

        List<String> superseded() {
            return supersedes.isEmpty()
                    ? List.of()
                    : List.of(supersedes.replaceAll(".*\\[|\\]", "").split(", "));
        }
    }

    static Step any(SplittableRandom random) {
        var kinds = new Kind[] {Kind.WRITE, Kind.WRITE, Kind.WRITE, Kind.FORGET, Kind.RESTORE};
        var known =
                new Known[] {Known.RIGHT, Known.RIGHT, Known.RIGHT, Known.NOTHING_SAID, Known.NEW_FILE, Known.STALE};
        return new Step(
                kinds[random.nextInt(kinds.length)],
                FILES.get(random.nextInt(FILES.size())),
                random.nextInt(TEXTS.size()),
                known[random.nextInt(known.length)],
                1 + random.nextInt(6));
    }

    Change change(Directory directory, int presentRevision) {
        var name = new MemoryName(file);
        var base = base(presentRevision);
        return switch (kind) {
            case WRITE ->
                new Change.Write(directory, name, base, TEXTS.get(text).content(), SAID, Door.REQUEST);
            case FORGET -> new Change.Forget(directory, name, base);
            case RESTORE -> new Change.Restore(directory, name, base, revision);
        };
    }

    private Base base(int presentRevision) {
        return switch (known) {
            case NOTHING_SAID -> new Base.Unstated();
            case NEW_FILE -> new Base.Fresh();
            case RIGHT -> presentRevision == 0 ? new Base.Fresh() : new Base.At(presentRevision);
            case STALE -> new Base.At(presentRevision + 1);
        };
    }

    /** Whether the writer is right about what stands there. */
    boolean isRight(int presentRevision) {
        return known == Known.RIGHT || (known != Known.STALE && presentRevision == 0);
    }
}
