package dev.teammem.store;

import dev.teammem.memory.FileState;
import dev.teammem.memory.MemoryName;

import java.util.List;

/**
 * What a write to a file meets in its directory.
 *
 * @param caseTwins live memories whose name differs from the file's only by case or Unicode form
 * @param sameText live memories under other names with the same digest
 */
public record Surroundings(FileState current, List<MemoryName> caseTwins, List<MemoryName> sameText) {}
