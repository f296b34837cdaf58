package dev.teammem.store;

import dev.teammem.memory.MemoryHead;

import java.util.List;

/**
 * Some memories of a list.
 *
 * @param next where the next page starts, empty on the last one
 */
public record MemoryPage(List<MemoryHead> heads, String next) {}
