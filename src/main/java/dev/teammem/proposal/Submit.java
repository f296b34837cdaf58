package dev.teammem.proposal;

import dev.teammem.db.Database;
import dev.teammem.db.Transaction;
import dev.teammem.project.Caller;
import dev.teammem.remember.Change;
import dev.teammem.remember.Circumstances;
import dev.teammem.remember.Outcome;
import dev.teammem.remember.Remember;
import jakarta.inject.Singleton;

import java.util.List;

/** The only door for a write. Everything that passes the gates is applied. */
@Singleton
public final class Submit {

    private final Database database;
    private final Remember remember;

    public Submit(Database database, Remember remember) {
        this.database = database;
        this.remember = remember;
    }

    /**
     * Applies the change set in one transaction, or judges it only when it is a dry run. One outcome per change, in their
     * order; unless all of them stand, nothing was changed.
     */
    public List<Outcome> submit(Caller caller, ChangeSet set) {
        var judged = set.changes().stream().map(remember::judge).toList();
        if (set.circumstances().dryRun()) {
            return database.read(tx -> outcomes(tx, caller, judged, set.circumstances()));
        }
        try {
            return database.write(tx -> {
                var outcomes = outcomes(tx, caller, judged, set.circumstances());
                if (!outcomes.stream().allMatch(Outcome::stands)) {
                    throw new NotAllStand(outcomes);
                }
                return outcomes;
            });
        } catch (NotAllStand rolledBack) {
            return rolledBack.outcomes;
        }
    }

    /** A change set of one. */
    public Outcome submit(Caller caller, Change change, Circumstances circumstances) {
        return submit(caller, new ChangeSet(List.of(change), circumstances)).get(0);
    }

    private static List<Outcome> outcomes(
            Transaction tx, Caller caller, List<Remember.Judged> judged, Circumstances circumstances) {
        return judged.stream()
                .map(each -> each.apply(tx, caller, circumstances))
                .toList();
    }

    /** Takes the transaction back; never leaves this class. */
    private static final class NotAllStand extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient List<Outcome> outcomes;

        NotAllStand(List<Outcome> outcomes) {
            super(null, null, false, false);
            this.outcomes = outcomes;
        }
    }
}
