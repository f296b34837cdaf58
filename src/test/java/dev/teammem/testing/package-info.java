/**
 * What tests say a scene with: {@link dev.teammem.testing.People} makes users, tokens and projects that no other test
 * knows, {@link dev.teammem.testing.Memories} writes texts that pass every gate, {@link
 * dev.teammem.testing.SignedIn} puts people at browsers, and {@link dev.teammem.testing.Browsers} opens a real one.
 */
package dev.teammem.testing;
