package dev.teammem.db;

import org.jdbi.v3.core.Handle;

/** An open transaction, handed from store to store. Good only inside the call of {@link Database} that made it. */
public final class Transaction {

    private final Handle handle;

    Transaction(Handle handle) {
        this.handle = handle;
    }

    /** For stores alone: the connection on which this transaction runs. */
    public Handle handle() {
        return handle;
    }
}
