package dev.teammem.access;

/** A project id or remote that belongs to another project already. */
public final class AlreadyTaken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String field;

    AlreadyTaken(String field, String message) {
        super(message);
        this.field = field;
    }

    /** {@code id} or {@code remotes}. */
    public String field() {
        return field;
    }
}
