/**
 * Judges one change and applies it: form, type and scope, twins, the base revision, then revision and audit row.
 * {@link dev.teammem.remember.Remember} does it, {@link dev.teammem.remember.Change} goes in,
 * {@link dev.teammem.remember.Outcome} comes out. Called by {@code proposal} alone.
 */
package dev.teammem.remember;
