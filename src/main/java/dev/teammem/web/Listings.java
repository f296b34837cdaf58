package dev.teammem.web;

import dev.teammem.db.Transaction;
import dev.teammem.index.Indexes;
import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryType;
import dev.teammem.problem.Problem;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.store.MemoryCursor;
import dev.teammem.store.MemoryFilter;
import dev.teammem.store.MemoryList;
import jakarta.inject.Singleton;

import java.util.List;

/** Reads pages of a person's private memories and the team's, and how full both indexes are. */
@Singleton
final class Listings {

    private static final int SIZE = 50;

    private final MemoryList list;
    private final Indexes indexes;

    Listings(MemoryList list, Indexes indexes) {
        this.list = list;
        this.indexes = indexes;
    }

    Listing read(Transaction tx, Caller caller, ProjectId project, Listing.Wanted wanted, String cursor) {
        List<Directory> both = List.of(new Directory.Team(project), new Directory.Private(project, caller.user()));
        var page = list.page(
                tx,
                caller,
                project,
                both.stream().filter(each -> isWanted(wanted, each)).toList(),
                filter(wanted),
                after(cursor),
                SIZE);
        var rooms = both.stream()
                .map(each -> IndexRoom.of(indexes.load(tx, caller, each)))
                .toList();
        return new Listing(wanted, page.heads(), rooms, cursor, page.next());
    }

    private static boolean isWanted(Listing.Wanted wanted, Directory directory) {
        return wanted.scopes().isEmpty() || wanted.asksFor(directory.scope());
    }

    private static MemoryFilter filter(Listing.Wanted wanted) {
        var type = wanted.types().stream().map(MemoryType::word).findFirst().orElse("");
        return new MemoryFilter(type, wanted.words(), "", "", "");
    }

    private static MemoryCursor after(String cursor) {
        return cursor.isEmpty()
                ? MemoryCursor.START
                : MemoryCursor.parse(cursor)
                        .orElseThrow(() -> Problem.malformed("The cursor is not one that this list gave out.")
                                .thrown());
    }
}
