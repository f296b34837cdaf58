package dev.teammem.web;

import dev.teammem.db.Transaction;
import dev.teammem.frontmatter.MemoryReader;
import dev.teammem.memory.Memory;
import dev.teammem.project.Caller;
import dev.teammem.store.MemoryStore;
import dev.teammem.store.RevisionStore;
import jakarta.inject.Singleton;

import java.util.List;

/** Reads memories and their history for a page. */
@Singleton
final class MemoryViews {

    private final MemoryStore memories;
    private final RevisionStore revisions;

    MemoryViews(MemoryStore memories, RevisionStore revisions) {
        this.memories = memories;
        this.revisions = revisions;
    }

    /** @param wanted a revision's number, 0 for the newest */
    MemoryView read(Transaction tx, Caller caller, MemoryPath path, int wanted) {
        var state = memories.find(tx, caller, path.directory(), path.file());
        var all = revisions.all(tx, caller, path.directory(), path.file());
        var shown = all.stream()
                .filter(each -> wanted == 0 || each.number() == wanted)
                .findFirst()
                .orElseThrow(() -> MemoryPath.missing().thrown());
        var text = MemoryReader.read(shown.content());
        if (state instanceof Memory live && live.revision() == shown.number()) {
            var head = live.head();
            var replaces = new MemoryView.Replaces(head.supersedes(), head.supersededBy());
            return new MemoryView(path, shown, text, replaces, head.findings(), all);
        }
        return new MemoryView(path, shown, text, MemoryView.Replaces.NOTHING, List.of(), all);
    }
}
