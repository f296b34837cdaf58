package dev.teammem.store;

import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.memory.Directory;
import dev.teammem.memory.FileState;
import dev.teammem.memory.Finding;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Origin;
import dev.teammem.memory.Provenance;
import dev.teammem.memory.Revision;
import dev.teammem.memory.Revision.Act;
import dev.teammem.project.Caller;
import dev.teammem.project.UserId;
import dev.teammem.testing.TestProjects;
import org.junit.jupiter.api.BeforeEach;

import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What every database has to keep of the promises of this package. The scenes are in the classes that a database's test
 * extends; here is what they share: a project of ann and bob, and short words for reading and writing.
 */
abstract class MemoryStoreContract {

    static final Instant THEN = Instant.parse("2026-03-02T10:00:00Z");

    final DirectoryStore directories = new DirectoryStore();
    final RevisionStore revisions = new RevisionStore(directories);
    final MemoryStore memories = new MemoryStore(directories, revisions);
    final MemoryList list = new MemoryList(directories);

    Database database;
    TestProjects projects;
    Caller.Person ann;
    Caller.Person bob;
    Directory.Team team;

    /** An empty database with the newest schema. */
    abstract Database open() throws Exception;

    @BeforeEach
    void aProjectOfTwo() throws Exception {
        database = open();
        projects = new TestProjects(database);
        ann = projects.person("ann");
        bob = projects.person("bob");
        team = new Directory.Team(projects.project("shared", ann, bob));
    }

    static MemoryName name(String file) {
        return new MemoryName(file);
    }

    static MemoryName[] names(String... files) {
        return Stream.of(files).map(MemoryName::new).toArray(MemoryName[]::new);
    }

    /** A memory as it would be saved with the revision that {@link #revision} makes. */
    static Memory memory(Directory directory, String file, int number, String content, String... supersedes) {
        return new Memory(
                new MemoryHead(
                        directory,
                        name(file),
                        number,
                        MemoryType.REFERENCE,
                        "Name of " + file,
                        "What " + file + " says",
                        List.of(names(supersedes)),
                        List.of(),
                        by("ann"),
                        THEN,
                        THEN,
                        List.<Finding>of()),
                content);
    }

    static Provenance by(String user) {
        return new Provenance(new UserId(user), Origin.PERSON, "", "");
    }

    static Revision revision(int number, Act act, String content) {
        return new Revision(number, act, by("ann"), THEN, THEN, content);
    }

    <T> T read(Function<Transaction, T> work) {
        return database.read(work);
    }

    <T> T write(Function<Transaction, T> work) {
        return database.write(work);
    }

    /** Saves over the revision {@code base}, as the number that follows it. */
    boolean save(Transaction tx, Caller caller, Directory directory, String file, int base, String... supersedes) {
        var content = file + " text " + (base + 1);
        var memory = memory(directory, file, base + 1, content, supersedes);
        return memories.save(
                tx, caller, base, memory, revision(base + 1, Act.REMEMBER, content), "digest of " + content);
    }

    /** Saves into the team's directory in a transaction of its own. */
    boolean save(String file, int base, String... supersedes) {
        return write(tx -> save(tx, ann, team, file, base, supersedes));
    }

    boolean forget(String file, int base) {
        var head = memory(team, file, base, "").head();
        return write(tx -> memories.forget(tx, ann, head, revision(base + 1, Act.FORGET, "")));
    }

    FileState find(String file) {
        return read(tx -> memories.find(tx, ann, team, name(file)));
    }

    OpenDirectory opened() {
        return read(tx -> directories.open(tx, ann, team));
    }

    List<Memory> all() {
        return read(tx -> memories.all(tx, ann, team));
    }

    List<MemoryHead> heads() {
        return read(tx -> memories.heads(tx, ann, team));
    }

    /** The history of a file, newest first. */
    List<Revision> history(String file) {
        return read(tx -> revisions.all(tx, bob, team, name(file)));
    }

    List<Integer> numbers(String file) {
        return history(file).stream().map(Revision::number).toList();
    }

    /** The lines of the index that the kept totals speak of. */
    int indexBytes(String... files) {
        return Stream.of(files)
                .mapToInt(file -> memory(team, file, 1, "").head().indexLine().bytes())
                .sum();
    }
}
