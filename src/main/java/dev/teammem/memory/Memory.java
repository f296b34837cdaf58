package dev.teammem.memory;

/** One memory as it is served: its head and its text. */
public record Memory(MemoryHead head, String content) implements FileState {

    @Override
    public int revision() {
        return head.revision();
    }
}
