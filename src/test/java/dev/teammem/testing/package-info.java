/**
 * What tests say a scene with: {@link dev.teammem.testing.People} makes users, tokens and projects that no other test
 * knows, {@link dev.teammem.testing.Memories} writes texts that pass every gate.
 */
package dev.teammem.testing;
