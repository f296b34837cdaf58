/**
 * Whether a memory says only what code, git, the docs or the instruction files say already.
 *
 * <p>Start with {@link dev.teammem.screening.derivable.DerivableGate}. Evidence for each kind and counter-evidence are
 * tables of patterns under {@code resources/derivable}, weighed against how good the reason is; there is no model.
 * Nothing here knows a store, a caller or a clock.
 */
package dev.teammem.screening.derivable;
