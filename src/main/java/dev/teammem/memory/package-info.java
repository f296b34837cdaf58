/**
 * The values Teammem is about: a {@link dev.teammem.memory.Memory} with its {@link dev.teammem.memory.MemoryType}, the
 * {@link dev.teammem.memory.Directory} it lives in, the {@link dev.teammem.memory.MemoryName} it is filed under, and the
 * {@link dev.teammem.memory.Finding}s raised against it.
 *
 * <p>Start with {@code FileState}: what a name in a directory stands for. JDK only, and the ids of {@code project}.
 */
package dev.teammem.memory;
