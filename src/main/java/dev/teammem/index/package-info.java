/**
 * {@code MEMORY.md}: one generated line per memory, and how much of it an agent loads. {@link dev.teammem.index.Indexes}
 * reads a directory's index; {@link dev.teammem.index.Truncation} cuts it and says what was cut.
 */
package dev.teammem.index;
