package dev.teammem.remember;

import dev.teammem.memory.Directory;
import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.NameRefused;
import dev.teammem.memory.Revision.Act;
import dev.teammem.screening.Door;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** A write whose text was read and judged, before anybody looked at what it would replace. */
record Draft(
        Directory directory,
        MemoryName file,
        Base base,
        MemoryText text,
        Instant modified,
        Door door,
        Act act,
        List<Finding> findings) {

    MemoryType type() {
        return MemoryType.find(text.type().text()).orElseThrow();
    }

    /** Equal for drafts with the same description and body, whatever they are called. */
    String digest() {
        var said = text.description().text().strip() + "\0" + text.body().strip();
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(said.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256.", e);
        }
    }

    /** The files it replaces; what is no file name, or its own, replaces nothing and is left out. */
    List<MemoryName> supersedes() {
        var files = new ArrayList<MemoryName>();
        for (var written : text.supersedes()) {
            try {
                files.add(MemoryName.in(directory, written));
            } catch (NameRefused notAFile) {
                continue;
            }
        }
        files.remove(file);
        return files.stream().distinct().toList();
    }

    Draft and(Finding finding) {
        var more = new ArrayList<>(findings);
        more.add(finding);
        return new Draft(directory, file, base, text, modified, door, act, List.copyOf(more));
    }
}
