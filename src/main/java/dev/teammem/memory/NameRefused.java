package dev.teammem.memory;

/** Thrown where a file name is no {@link MemoryName}; carries the finding that says why and what to do. */
public final class NameRefused extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    NameRefused(Finding finding) {
        super(finding.message() + " " + finding.remedy());
        this.finding = finding;
    }

    public Finding finding() {
        return finding;
    }
}
