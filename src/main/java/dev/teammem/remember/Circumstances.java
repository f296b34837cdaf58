package dev.teammem.remember;

/**
 * What surrounds a change set.
 *
 * @param session the agent's session it was sent in, empty when unknown
 * @param reason why it is made, empty when not said
 * @param dryRun judge everything and change nothing
 */
public record Circumstances(String session, String reason, boolean dryRun) {}
