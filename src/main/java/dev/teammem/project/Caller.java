package dev.teammem.project;

/**
 * On whose behalf a store is asked. Made from a credential by {@code access} and from nothing else; there is no caller
 * that sees everything.
 */
public sealed interface Caller {

    UserId user();

    Reach reach();

    /** The most a grant is worth in the hands of this caller. */
    Role limit(Role granted);

    /** Whether this caller acts with the powers of a server administrator. */
    boolean administersServer();

    /**
     * A person: a browser session, or a token of kind person.
     *
     * @param reviews whether the credential carries the review right; without it every role shrinks to member
     * @param serverAdmin whether the user administers the server
     */
    record Person(UserId user, Reach reach, boolean reviews, boolean serverAdmin) implements Caller {
        @Override
        public Role limit(Role granted) {
            return reviews ? granted : Role.MEMBER;
        }

        @Override
        public boolean administersServer() {
            return serverAdmin && reviews;
        }
    }

    /** A program that acts for a person, and never with more than a member's rights. */
    record Agent(UserId user, Reach reach) implements Caller {
        @Override
        public Role limit(Role granted) {
            return Role.MEMBER;
        }

        @Override
        public boolean administersServer() {
            return false;
        }
    }
}
