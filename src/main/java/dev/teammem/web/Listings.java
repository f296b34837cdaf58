package dev.teammem.web;

import dev.teammem.db.Database;
import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryType;
import dev.teammem.problem.Problem;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.prompt.PromptMode;
import dev.teammem.prompt.PromptRequest;
import dev.teammem.prompt.Prompts;
import dev.teammem.store.MemoryCursor;
import dev.teammem.store.MemoryFilter;
import dev.teammem.store.MemoryList;
import jakarta.inject.Singleton;

import java.util.List;
import java.util.stream.Stream;

/** Reads pages of a person's private memories and the team's, and how full both indexes are. */
@Singleton
final class Listings {

    private static final int SIZE = 50;

    private final Database database;
    private final MemoryList list;
    private final Prompts prompts;

    Listings(Database database, MemoryList list, Prompts prompts) {
        this.database = database;
        this.list = list;
        this.prompts = prompts;
    }

    Listing read(Caller caller, ProjectId project, Listing.Wanted wanted, String cursor) {
        var after = after(cursor);
        var directories = Stream.<Directory>of(
                        new Directory.Team(project), new Directory.Private(project, caller.user()))
                .filter(each -> wanted.scopes().isEmpty() || wanted.asksFor(each.scope()))
                .toList();
        var page = database.read(tx -> list.page(tx, caller, project, directories, filter(wanted), after, SIZE));
        return new Listing(wanted, page.heads(), rooms(caller, project), cursor, page.next());
    }

    /** Taken from the prompt of the caller's agent, which is cached: a page cannot read whole directories each time. */
    private List<IndexRoom> rooms(Caller caller, ProjectId project) {
        var request = new PromptRequest(project, PromptMode.TEAM, PromptRequest.DEFAULT_DIRECTORY);
        return prompts.load(caller, request).indexes().stream()
                .map(IndexRoom::of)
                .toList();
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
