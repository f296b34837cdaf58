/**
 * Where memories are kept: the truth for what is served. Start with {@link dev.teammem.store.MemoryStore}; a
 * {@link dev.teammem.store.DirectoryStore} opens the directory first, and opening is where scope is enforced: by the
 * caller's membership, in SQL, at every call. Nothing here judges what a memory says.
 */
package dev.teammem.store;
