package dev.teammem.memory;

import dev.teammem.project.UserId;

/**
 * Who is behind a revision and how it came in.
 *
 * @param author the person, or the person an agent acted for
 * @param session the agent's session it was written in, empty when unknown
 * @param reason why, in the author's words, empty when not given
 */
public record Provenance(UserId author, Origin origin, String session, String reason) {}
