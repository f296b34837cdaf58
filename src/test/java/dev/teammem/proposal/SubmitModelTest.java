package dev.teammem.proposal;

import dev.teammem.audit.AuditStore;
import dev.teammem.clock.SystemClock;
import dev.teammem.db.Database;
import dev.teammem.db.SqliteFile;
import dev.teammem.memory.Directory;
import dev.teammem.memory.FileState;
import dev.teammem.memory.IndexLine;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.Revision;
import dev.teammem.project.Caller;
import dev.teammem.proposal.ReferenceDirectory.Result;
import dev.teammem.remember.Change;
import dev.teammem.remember.Circumstances;
import dev.teammem.remember.Outcome;
import dev.teammem.remember.Remember;
import dev.teammem.store.DirectoryStore;
import dev.teammem.store.MemoryStore;
import dev.teammem.store.RevisionStore;
import dev.teammem.testing.TestProjects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

/** Random sequences of changes, each held against a directory in plain Java. A failure prints its seed and fewest steps. */
class SubmitModelTest {

    private static final int STEPS = 60;
    private static final Circumstances QUIET = new Circumstances("", "", false);

    @TempDir
    static Path dataDir;

    private static Database database;
    private static TestProjects projects;
    private static Caller ann;
    private static int directories;

    private final DirectoryStore opening = new DirectoryStore();
    private final RevisionStore revisions = new RevisionStore(opening);
    private final MemoryStore memories = new MemoryStore(opening, revisions);

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 15);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyChangeDoesWhatTheReferenceDoes(long seed) {
        var random = new SplittableRandom(seed);
        var sets = new ArrayList<List<Step>>();
        for (var i = 0; i < STEPS; i++) {
            var first = Step.any(random);
            sets.add(random.nextInt(4) == 0 ? List.of(first, Step.any(random)) : List.of(first));
        }
        var failure = failure(sets);
        if (failure != null) {
            var fewest = shrunk(sets);
            fail("Seed %d, after%n  %s%n%s", seed, join(fewest), failure(fewest));
        }
    }

    private String join(List<List<Step>> sets) {
        return String.join("\n  ", sets.stream().map(List::toString).toList());
    }

    /** Drops steps as long as what is left still fails. */
    private List<List<Step>> shrunk(List<List<Step>> failing) {
        for (var i = failing.size() - 1; i >= 0; i--) {
            var fewer = new ArrayList<>(failing);
            fewer.remove(i);
            if (failure(fewer) != null) {
                return shrunk(fewer);
            }
        }
        return failing;
    }

    /** What goes wrong in a fresh directory, or null. */
    private Throwable failure(List<List<Step>> sets) {
        try {
            run(sets);
            return null;
        } catch (AssertionError | RuntimeException e) {
            return e;
        }
    }

    private void run(List<List<Step>> sets) {
        var directory = freshDirectory();
        var remember = new Remember(memories, revisions, new AuditStore(SystemClock.utc()), SystemClock.utc());
        var submit = new Submit(database, remember);
        var reference = new ReferenceDirectory();
        for (var set : sets) {
            var tried = reference.copy();
            var changes = new ArrayList<Change>();
            var expected = new ArrayList<Result>();
            for (var step : set) {
                changes.add(step.change(directory, tried.revision(step.file())));
                expected.add(tried.apply(step));
            }
            var outcomes = submit.submit(ann, new ChangeSet(changes, QUIET));
            assertThat(outcomes.stream().map(SubmitModelTest::word))
                    .as("%s", set)
                    .isEqualTo(expected);
            var allStand = expected.stream().noneMatch(each -> each == Result.REFUSED || each == Result.CONFLICT);
            reference = allStand ? tried : reference;
            assertSame(directory, reference);
        }
    }

    private void assertSame(Directory directory, ReferenceDirectory reference) {
        var opened = database.read(tx -> opening.open(tx, ann, directory));
        var index = reference.index();
        assertThat(opened.changes()).as("changes").isEqualTo(reference.changes());
        assertThat(opened.indexLines()).as("lines of the index").isEqualTo(index.size());
        assertThat(opened.indexBytes())
                .as("bytes of the index")
                .isEqualTo(index.stream().mapToInt(IndexLine::bytes).sum());
        database.read(tx -> {
            for (var file : Step.FILES) {
                var name = new MemoryName(file);
                assertSame(file, memories.find(tx, ann, directory, name), reference);
                assertSame(revisions.all(tx, ann, directory, name), reference.texts(file));
            }
            return directory;
        });
    }

    private static void assertSame(String file, FileState state, ReferenceDirectory reference) {
        assertThat(state.revision()).as(file).isEqualTo(reference.revision(file));
        assertThat(state instanceof Memory).as(file).isEqualTo(reference.isLive(file));
        if (state instanceof Memory memory) {
            var texts = reference.texts(file);
            assertThat(memory.content())
                    .isEqualTo(Step.TEXTS.get(texts.get(texts.size() - 1)).content());
        }
    }

    private static void assertSame(List<Revision> newestFirst, List<Integer> texts) {
        assertThat(newestFirst).hasSize(texts.size());
        for (var revision : newestFirst) {
            var text = texts.get(revision.number() - 1);
            assertThat(revision.isTombstone()).isEqualTo(text < 0);
            assertThat(revision.content())
                    .isEqualTo(text < 0 ? "" : Step.TEXTS.get(text).content());
        }
    }

    private static Result word(Outcome outcome) {
        return outcome.fold(
                remembered -> Result.REMEMBERED,
                proposed -> fail("Nothing is proposed here."),
                unchanged -> Result.UNCHANGED,
                refused -> Result.REFUSED,
                conflict -> Result.CONFLICT);
    }

    private static Directory freshDirectory() {
        if (database == null) {
            database = SqliteFile.open(dataDir);
            projects = new TestProjects(database);
            ann = projects.person("ann");
        }
        return new Directory.Team(projects.project("model-" + directories++, ann));
    }
}
