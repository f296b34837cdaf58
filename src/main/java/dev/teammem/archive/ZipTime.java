package dev.teammem.archive;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.zip.ZipEntry;

/**
 * The source date of a memory as the time of a zip entry, in UTC. The old field of the format has no zone and counts two
 * seconds at a time, so the exact second is written beside it in the extended timestamp.
 */
final class ZipTime {

    private static final short EXTENDED_TIMESTAMP = 0x5455;

    private ZipTime() {}

    static Instant read(ZipEntry entry) {
        if (hasExtendedTimestamp(entry.getExtra())) {
            return entry.getLastModifiedTime().toInstant();
        }
        return entry.getTimeLocal().toInstant(ZoneOffset.UTC);
    }

    static void write(ZipEntry entry, Instant time) {
        entry.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
        var seconds = time.getEpochSecond();
        if (seconds == (int) seconds) {
            entry.setExtra(ByteBuffer.allocate(9)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putShort(EXTENDED_TIMESTAMP)
                    .putShort((short) 5)
                    .put((byte) 1)
                    .putInt((int) seconds)
                    .array());
        }
    }

    private static boolean hasExtendedTimestamp(byte[] extra) {
        if (extra == null) {
            return false;
        }
        var fields = ByteBuffer.wrap(extra).order(ByteOrder.LITTLE_ENDIAN);
        while (fields.remaining() >= 4) {
            var id = fields.getShort();
            var size = Short.toUnsignedInt(fields.getShort());
            if (id == EXTENDED_TIMESTAMP) {
                return size >= 5;
            }
            fields.position(Math.min(fields.limit(), fields.position() + size));
        }
        return false;
    }
}
