package dev.teammem.archive;

/** The bytes are no archive that can be read within its limits; nothing was imported. */
public final class ArchiveRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean tooLarge;

    ArchiveRefused(boolean tooLarge, String message, Exception cause) {
        super(message, cause);
        this.tooLarge = tooLarge;
    }

    public boolean isTooLarge() {
        return tooLarge;
    }
}
