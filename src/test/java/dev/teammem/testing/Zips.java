package dev.teammem.testing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Archives as maps of paths, and back. */
public final class Zips {

    public static final Instant SPRING = Instant.parse("2026-03-20T14:46:24Z");

    private Zips() {}

    /** @param content its bytes read as ISO 8859-1, so that equal texts are equal bytes */
    public record Packed(String content, Instant time) {
        public byte[] bytes() {
            return content.getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    public static Packed packed(String text, Instant time) {
        return packed(text.getBytes(StandardCharsets.UTF_8), time);
    }

    public static Packed packed(byte[] bytes, Instant time) {
        return new Packed(new String(bytes, StandardCharsets.ISO_8859_1), time);
    }

    /** An archive of one file. */
    public static byte[] of(String path, String text) {
        return pack(Map.of(path, packed(text, SPRING)));
    }

    public static byte[] pack(Map<String, Packed> files) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            for (var file : files.entrySet()) {
                var entry = new ZipEntry(file.getKey());
                entry.setLastModifiedTime(FileTime.from(file.getValue().time()));
                zip.putNextEntry(entry);
                zip.write(file.getValue().bytes());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    public static Map<String, Packed> unpack(byte[] archive) {
        var files = new LinkedHashMap<String, Packed>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(archive), StandardCharsets.UTF_8)) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                var content = zip.readAllBytes();
                files.put(
                        entry.getName(),
                        packed(content, entry.getLastModifiedTime().toInstant()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }
}
