package dev.teammem.web;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Revision;

import java.util.List;

/**
 * One revision of one memory, with the memory's history around it.
 *
 * @param text what was read out of the revision; empty for a tombstone
 * @param replaces what the memory says now about others
 * @param revisions all of them, newest first
 */
record MemoryView(
        MemoryPath path,
        Revision shown,
        MemoryText text,
        Replaces replaces,
        List<Finding> findings,
        List<Revision> revisions) {

    /** The other memories that this one supersedes, and those that supersede it. */
    record Replaces(List<MemoryName> supersedes, List<MemoryName> supersededBy) {
        static final Replaces NOTHING = new Replaces(List.of(), List.of());
    }

    public int newestNumber() {
        return revisions.get(0).number();
    }

    public boolean isNewest() {
        return shown.number() == newestNumber();
    }

    public boolean isForgotten() {
        return revisions.get(0).isTombstone();
    }

    /** The address of its newest revision. */
    public String page() {
        return MemoryPath.pageOf(path.directory(), path.file());
    }

    public String title() {
        return text.name().isMissing() ? path.file().path() : text.name().text().strip();
    }

    public List<MemoryType> types() {
        return MemoryType.find(text.type().text()).stream().toList();
    }

    public Markdown.Rendered rendered() {
        return Markdown.render(text.body());
    }
}
