package dev.teammem.db;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

import java.util.Optional;
import java.util.function.Function;

/**
 * Keeps what was read from the database for as long as nobody commits anything to it, which it asks the database at every
 * call: what it answers is what a read at that moment would. The first commit, of a save or a revocation, by this process
 * or a command beside it, ends all of it. Thread-safe.
 *
 * @param <K> everything that the value depends on, the caller included
 */
public final class UntilNextCommit<K, V> {

    private final Database database;
    private final long size;
    private volatile Kept<K, V> kept;

    UntilNextCommit(Database database, long size) {
        this.database = database;
        this.size = size;
        this.kept = new Kept<>(-1, size);
    }

    private record Kept<K, V>(long version, Cache<K, V> values) {
        Kept(long version, long size) {
            this(version, Caffeine.newBuilder().maximumSize(size).build());
        }
    }

    /** The value if it is still good; never reads, and never waits for a writer. */
    public Optional<V> find(K key) {
        return Optional.ofNullable(current().values().getIfPresent(key));
    }

    /** The value, read unless it is still good. */
    public V get(K key, Function<Transaction, V> read) {
        // Asked before reading: what is read then is at least as new as the version it is kept under.
        var current = current();
        var found = current.values().getIfPresent(key);
        if (found != null) {
            return found;
        }
        var value = database.read(read);
        current.values().put(key, value);
        return value;
    }

    private Kept<K, V> current() {
        var version = database.version();
        var known = kept;
        if (known.version() != version) {
            known = new Kept<>(version, size);
            kept = known;
        }
        return known;
    }
}
