package dev.teammem.memory;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The bytes of a memory file on their way to text: at most {@link #LIMIT}, UTF-8, without NUL. */
public final class FileBytes {

    public static final int LIMIT = 250_000;

    private FileBytes() {}

    /** Decodes without changing anything, a byte order mark included. */
    public static String decode(byte[] bytes) throws BytesRefused {
        if (bytes.length > LIMIT) {
            throw new BytesRefused(
                    true,
                    "file-too-large",
                    "The file has more than 250,000 bytes.",
                    "Split it into several memories, each about one thing.");
        }
        var text = text(bytes);
        if (text.indexOf('\0') >= 0) {
            throw new BytesRefused(false, "nul", "The file has a NUL character.", "Send text without NUL.");
        }
        return text;
    }

    private static String text(byte[] bytes) throws BytesRefused {
        try {
            // A fresh decoder reports malformed input; new String(…) would replace it silently.
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BytesRefused(
                    false, "not-utf8", "The file is not valid UTF-8.", "Save it as UTF-8 and send it again.");
        }
    }
}
