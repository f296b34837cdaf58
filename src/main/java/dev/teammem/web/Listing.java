package dev.teammem.web;

import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Scope;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One page of a project's memories.
 *
 * @param cursor where it starts, empty for the first page
 * @param next where the next page starts, empty on the last one
 */
record Listing(Wanted wanted, List<MemoryHead> heads, List<IndexRoom> rooms, String cursor, String next) {

    /**
     * What the filter asks for; an empty list or text leaves its field open.
     *
     * @param words that name, description or text must hold
     */
    record Wanted(List<Scope> scopes, List<MemoryType> types, String words) {

        public boolean isEverything() {
            return scopes.isEmpty() && types.isEmpty() && words.isBlank();
        }

        public boolean asksFor(Scope scope) {
            return scopes.contains(scope);
        }

        public boolean asksFor(MemoryType type) {
            return types.contains(type);
        }
    }

    public Scope[] scopes() {
        return Scope.values();
    }

    public MemoryType[] types() {
        return MemoryType.values();
    }

    public boolean isFirst() {
        return cursor.isEmpty();
    }

    public String firstPage() {
        return "?" + query();
    }

    public String nextPage() {
        return "?" + query() + "&cursor=" + next;
    }

    private String query() {
        return "q=" + URLEncoder.encode(wanted.words, StandardCharsets.UTF_8)
                + "&scope="
                + wanted.scopes.stream().map(Scope::word).findFirst().orElse("")
                + "&type="
                + wanted.types.stream().map(MemoryType::word).findFirst().orElse("");
    }
}
