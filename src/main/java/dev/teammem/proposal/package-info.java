/**
 * Change sets and what becomes of them. {@link dev.teammem.proposal.Submit} is the only door for a write: whoever wants to
 * change a memory, an agent, a page or an import, hands it a {@link dev.teammem.proposal.ChangeSet}.
 */
package dev.teammem.proposal;
