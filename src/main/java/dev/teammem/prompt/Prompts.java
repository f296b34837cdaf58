package dev.teammem.prompt;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.db.UntilNextCommit;
import dev.teammem.index.Indexes;
import dev.teammem.memory.Directory;
import dev.teammem.project.Caller;
import dev.teammem.project.UserId;
import dev.teammem.store.DirectoryStore;
import dev.teammem.store.OpenDirectory;
import jakarta.inject.Singleton;

import java.util.List;
import java.util.Optional;

/**
 * Gives a caller its prompt. Texts are cached under the change counters of the directories in them, which are read with
 * the caller's membership at every request: a prompt is never older than the last acknowledged save.
 */
@Singleton
public final class Prompts {

    private static final long CACHED_CHARACTERS = 64_000_000;
    private static final long CALLERS = 1_000;

    private final UntilNextCommit<Ask, Prompt> asked;
    private final DirectoryStore directories;
    private final Indexes indexes;
    private final Cache<Key, Prompt> cache = Caffeine.newBuilder()
            .maximumWeight(CACHED_CHARACTERS)
            .weigher((Key key, Prompt prompt) -> prompt.text().length() * 2 + prompt.utf8().length)
            .build();

    public Prompts(Database database, DirectoryStore directories, Indexes indexes) {
        this.asked = database.untilNextCommit(CALLERS);
        this.directories = directories;
        this.indexes = indexes;
    }

    private record Ask(Caller caller, PromptRequest request) {}

    private record Key(PromptRequest request, UserId user, List<Long> changes) {}

    /** The prompt if it can be had without reading, and so without waiting. */
    public Optional<Prompt> find(Caller caller, PromptRequest request) {
        return asked.find(new Ask(caller, request));
    }

    public Prompt load(Caller caller, PromptRequest request) {
        return asked.get(new Ask(caller, request), tx -> read(tx, caller, request));
    }

    private Prompt read(Transaction tx, Caller caller, PromptRequest request) {
        var wanted = directories(caller, request);
        var opened = directories.open(tx, caller, request.project(), wanted);
        var changes = opened.stream().map(OpenDirectory::changes).toList();
        return cache.get(
                new Key(request, caller.user(), changes),
                key -> Prompt.of(
                        request,
                        wanted.stream()
                                .map(directory -> indexes.load(tx, caller, directory))
                                .toList()));
    }

    private static List<Directory> directories(Caller caller, PromptRequest request) {
        var mine = new Directory.Private(request.project(), caller.user());
        return switch (request.mode()) {
            case PRIVATE -> List.of(mine);
            case TEAM -> List.of(mine, new Directory.Team(request.project()));
        };
    }
}
