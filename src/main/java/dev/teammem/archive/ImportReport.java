package dev.teammem.archive;

import dev.teammem.memory.Finding;

import java.util.List;

/** What became of every file of an archive, in its order. */
public record ImportReport(List<Item> items) {

    public ImportReport {
        items = List.copyOf(items);
    }

    /** What became of one file. */
    public enum Result {
        REMEMBERED,
        PROPOSED,
        UNCHANGED,
        REFUSED
    }

    /**
     * @param path below {@code memory/}; of a file that found no place, its path in the archive
     * @param revision the revision it is at now, 0 where it is at none
     */
    public record Item(String path, Result result, int revision, List<Finding> findings) {}

    public long count(Result result) {
        return items.stream().filter(item -> item.result() == result).count();
    }
}
