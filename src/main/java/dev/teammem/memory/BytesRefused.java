package dev.teammem.memory;

/** Thrown where bytes are no memory file at all, before anything in them is read. */
public final class BytesRefused extends Exception {

    private static final long serialVersionUID = 1L;

    private final boolean tooLarge;
    private final transient Finding finding;

    BytesRefused(boolean tooLarge, String rule, String message, String remedy) {
        super(message + " " + remedy);
        this.tooLarge = tooLarge;
        this.finding = Finding.error(Finding.Gate.FORM, rule, "file", message, remedy);
    }

    public boolean isTooLarge() {
        return tooLarge;
    }

    public Finding finding() {
        return finding;
    }
}
