package dev.teammem.store;

import dev.teammem.memory.Directory;
import dev.teammem.project.Role;

import java.util.List;

/**
 * A directory that the caller may read and write, as it stood when it was opened.
 *
 * @param id its row, 0 while nothing was ever written to it
 * @param role what the caller is in the project
 * @param changes grows with every write; equal numbers mean equal content
 * @param indexLines lines of its generated index
 * @param indexBytes their size in UTF-8, newlines included
 * @param handWritten the lines of its index that people wrote and no memory stands for
 */
public record OpenDirectory(
        Directory directory,
        long id,
        Role role,
        long changes,
        int indexLines,
        int indexBytes,
        List<String> handWritten) {}
