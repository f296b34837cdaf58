package dev.teammem.audit;

/**
 * One act worth accounting for.
 *
 * @param actor the user, or the user an agent acted for
 * @param kind {@code person}, {@code agent}, {@code link} or {@code command}
 * @param act noun and verb, such as {@code memory.revise}
 * @param project id of the project, empty for acts of the whole server
 * @param target what it was done to: a path, a user, a token id; never a secret, and of what is private the directory alone
 * @param revision the revision that came out of it, 0 where that makes no sense
 */
public record AuditEvent(String actor, String kind, String act, String project, String target, int revision) {}
