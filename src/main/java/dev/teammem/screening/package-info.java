/**
 * What a memory must be before it is saved, as gates that each look at a text and object with a
 * {@link dev.teammem.memory.Finding}.
 *
 * <p>Start with {@link dev.teammem.screening.Gates}, which holds their order. Gates are pure: they know the text, the
 * scope and the door it comes through, never a store, a caller or a clock, and not how frontmatter is read.
 */
package dev.teammem.screening;
