package dev.teammem.archive;

import dev.teammem.memory.FileBytes;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipInputStream;

/** Reads an archive into memory, within limits that hold for what it unpacks to. */
final class Unzip {

    private static final int MOST_ENTRIES = 20_000;
    private static final long MOST_BYTES = 256L * 1024 * 1024;

    private Unzip() {}

    /** @throws ArchiveRefused when the bytes are no zip file, or unpack to too much */
    static List<ZipFileEntry> read(byte[] archive) {
        var files = new ArrayList<ZipFileEntry>();
        var entries = 0;
        var bytes = 0L;
        try (var zip = new ZipInputStream(new ByteArrayInputStream(archive), StandardCharsets.UTF_8)) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries++;
                if (!entry.isDirectory()) {
                    var content = zip.readNBytes(FileBytes.LIMIT + 1);
                    bytes += content.length + skipped(zip, MOST_BYTES - bytes);
                    files.add(new ZipFileEntry(entry.getName(), content, ZipTime.read(entry)));
                }
                if (entries > MOST_ENTRIES || bytes > MOST_BYTES) {
                    throw new ArchiveRefused(
                            true,
                            "The archive unpacks to more than %,d files or %,d bytes. Import it in parts."
                                    .formatted(MOST_ENTRIES, MOST_BYTES),
                            null);
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new ArchiveRefused(false, "The archive is damaged. Make it anew and send it again.", e);
        }
        if (entries == 0) {
            throw new ArchiveRefused(
                    false, "The body is no zip file, or an empty one. Send the bytes of a zip file.", null);
        }
        return files;
    }

    private static long skipped(ZipInputStream zip, long most) throws IOException {
        var buffer = new byte[8192];
        var skipped = 0L;
        for (var n = zip.read(buffer); n >= 0 && skipped <= most; n = zip.read(buffer)) {
            skipped += n;
        }
        return skipped;
    }
}
