package dev.teammem.remember;

import dev.teammem.audit.AuditEvent;
import dev.teammem.audit.AuditStore;
import dev.teammem.db.Transaction;
import dev.teammem.memory.Directory;
import dev.teammem.memory.FileState;
import dev.teammem.memory.Finding;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.Origin;
import dev.teammem.memory.Provenance;
import dev.teammem.memory.Revision;
import dev.teammem.memory.Revision.Act;
import dev.teammem.memory.Scope;
import dev.teammem.project.Caller;
import dev.teammem.store.MemoryStore;
import dev.teammem.store.RevisionStore;
import dev.teammem.store.Surroundings;
import jakarta.inject.Singleton;

import java.time.Clock;
import java.time.Instant;
import java.util.List;

/** Judges one change and applies it inside a transaction, unless the run is dry. */
@Singleton
public final class Remember {

    private final MemoryStore memories;
    private final RevisionStore revisions;
    private final AuditStore audit;
    private final Clock clock;

    public Remember(MemoryStore memories, RevisionStore revisions, AuditStore audit, Clock clock) {
        this.memories = memories;
        this.revisions = revisions;
        this.audit = audit;
        this.clock = clock;
    }

    /** A change whose text was judged; how it is applied depends on what it meets in the store. */
    @FunctionalInterface
    public interface Judged {
        /**
         * A change that stands has left a revision and an audit row in the transaction, unless the run is dry.
         *
         * @throws dev.teammem.project.ProjectNotFound when the caller may not open the directory
         */
        Outcome apply(Transaction tx, Caller caller, Circumstances circumstances);
    }

    /** Judges what can be judged without the store. Call it before the transaction: every other writer waits for that. */
    public Judged judge(Change change) {
        if (change instanceof Change.Write write) {
            var draft = Judge.judge(write);
            return (tx, caller, circumstances) -> new Run(tx, caller, circumstances).write(draft);
        }
        return change instanceof Change.Forget forget
                ? (tx, caller, circumstances) -> new Run(tx, caller, circumstances).forget(forget)
                : (tx, caller, circumstances) -> new Run(tx, caller, circumstances).restore((Change.Restore) change);
    }

    /** One change on its way through one transaction. */
    private final class Run {
        private final Transaction tx;
        private final Caller caller;
        private final Circumstances circumstances;
        private final Instant now = Instant.ofEpochMilli(clock.millis());

        Run(Transaction tx, Caller caller, Circumstances circumstances) {
            this.tx = tx;
            this.caller = caller;
            this.circumstances = circumstances;
        }

        Outcome write(Draft draft) {
            var around = memories.surroundings(tx, caller, draft.directory(), draft.file(), draft.digest());
            var judged = Twins.judge(draft, around);
            if (Finding.anyRefuses(judged.findings())) {
                return new Outcome.Refused(judged.findings());
            }
            if (saysItAlready(draft, around.current())) {
                return new Outcome.Unchanged((Memory) around.current(), List.of(), judged.findings());
            }
            if (!draft.base().admits(around.current())) {
                return new Outcome.Conflict(around.current());
            }
            if (Twins.sayItAlready(draft, around)) {
                var twin = memories.find(
                        tx, caller, draft.directory(), around.sameText().get(0));
                return new Outcome.Unchanged((Memory) twin, around.sameText(), judged.findings());
            }
            return save(judged, around);
        }

        private boolean saysItAlready(Draft draft, FileState current) {
            return current instanceof Memory memory
                    && memory.content().equals(draft.text().content())
                    && (draft.base() instanceof Base.Unstated || draft.base().admits(current));
        }

        private Outcome save(Draft draft, Surroundings around) {
            var current = around.current();
            var created = !(current instanceof Memory);
            var act = draft.act() == Act.RESTORE || created ? draft.act() : Act.REVISE;
            var revision = revision(current, act, draft.modified(), draft.text().content());
            var memory = new Memory(head(draft, revision, current), draft.text().content());
            if (!circumstances.dryRun()) {
                if (!memories.save(tx, caller, current.revision(), memory, revision, draft.digest())) {
                    return new Outcome.Conflict(memories.find(tx, caller, draft.directory(), draft.file()));
                }
                account(act, memory.head(), revision.number());
            }
            return new Outcome.Remembered(memory, created, draft.findings());
        }

        private MemoryHead head(Draft draft, Revision revision, FileState current) {
            return new MemoryHead(
                    draft.directory(),
                    draft.file(),
                    revision.number(),
                    draft.type(),
                    draft.text().name().text().strip(),
                    draft.text().description().text().strip(),
                    draft.supersedes(),
                    current instanceof Memory memory ? memory.head().supersededBy() : List.of(),
                    revision.provenance(),
                    revision.modified(),
                    revision.saved(),
                    draft.findings());
        }

        Outcome forget(Change.Forget change) {
            var current = memories.find(tx, caller, change.directory(), change.file());
            if (!(current instanceof Memory memory) || !change.base().admits(current)) {
                return new Outcome.Conflict(current);
            }
            var tombstone = revision(current, Act.FORGET, memory.head().modified(), "");
            if (!circumstances.dryRun()) {
                if (!memories.forget(tx, caller, memory.head(), tombstone)) {
                    return new Outcome.Conflict(memories.find(tx, caller, change.directory(), change.file()));
                }
                account(Act.FORGET, memory.head(), tombstone.number());
            }
            var gone = new FileState.Forgotten(
                    change.directory(), change.file(), tombstone.number(), tombstone.provenance(), tombstone.saved());
            return new Outcome.Remembered(gone, false, List.of());
        }

        Outcome restore(Change.Restore change) {
            var earlier = revisions.find(tx, caller, change.directory(), change.file(), change.revision());
            if (earlier.isEmpty() || earlier.get().isTombstone()) {
                return new Outcome.Refused(List.of(Finding.error(
                        Finding.Gate.FORM,
                        "revision-without-text",
                        "revision",
                        "Revision " + change.revision() + " of this file has no text to restore.",
                        "Choose another one from the list of revisions.")));
            }
            return write(Judge.judge(change, earlier.get()));
        }

        private Revision revision(FileState current, Act act, Instant modified, String content) {
            var origin = caller instanceof Caller.Agent ? Origin.AGENT : Origin.PERSON;
            var by = new Provenance(caller.user(), origin, circumstances.session(), circumstances.reason());
            var source = Instant.ofEpochMilli(modified.toEpochMilli());
            return new Revision(current.revision() + 1, act, by, source, now, content);
        }

        private void account(Act act, MemoryHead head, int revision) {
            var directory = head.directory();
            audit.append(
                    tx,
                    new AuditEvent(
                            caller.user().value(),
                            caller instanceof Caller.Agent ? "agent" : "person",
                            "memory." + act.word(),
                            directory.project().value(),
                            target(directory, head.file()),
                            revision));
        }

        /** Others read the audit trail too, and the file name of a private memory says what it is about. */
        private static String target(Directory directory, MemoryName file) {
            return directory.scope() == Scope.TEAM ? directory.key() + "/" + file : directory.key();
        }
    }
}
