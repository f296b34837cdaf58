package dev.teammem.archive;

import java.time.Instant;

/** A file of an archive: its path in it, its bytes (one more than a memory may have where there were more), its time. */
record ZipFileEntry(String path, byte[] bytes, Instant time) {}
