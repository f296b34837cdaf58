/**
 * Memory directories as zip files, in the layout agents keep on disk: {@code memory/} private, {@code memory/team/},
 * {@code memory/agents/{type}/{level}/}. {@link dev.teammem.archive.Import} brings one in through the write path,
 * {@link dev.teammem.archive.Export} gives it back byte for byte.
 */
package dev.teammem.archive;
