package dev.teammem.bench;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * One kept connection that sends prepared bytes and reads the answer. A client library would take a good part of the two
 * cores that the server shares with it, and flatter every ratio.
 */
final class HttpConnection implements AutoCloseable {

    private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: *(\\d+)");

    private final Socket socket;
    private final InputStream in;
    private final byte[] buffer = new byte[65_536];
    private int filled;

    HttpConnection(URI server) throws IOException {
        socket = new Socket(server.getHost(), server.getPort());
        socket.setTcpNoDelay(true);
        in = socket.getInputStream();
    }

    /** @param headers whole lines, each with its line end */
    static byte[] request(String method, String path, String headers, String body) {
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        var length = bytes.length == 0 ? "" : "Content-Length: " + bytes.length + "\r\n";
        return (method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers + length + "\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Sends the request and answers the head of the response; its body is read and dropped. */
    String exchange(byte[] request) throws IOException {
        socket.getOutputStream().write(request);
        filled = 0;
        int end;
        while ((end = endOfHead()) < 0) {
            fill();
        }
        var head = new String(buffer, 0, end, StandardCharsets.ISO_8859_1);
        var length = LENGTH.matcher(head);
        var body = length.find() && !head.startsWith("HTTP/1.1 304") ? Integer.parseInt(length.group(1)) : 0;
        for (var missing = body - (filled - end); missing > 0; ) {
            missing -= more(0, Math.min(missing, buffer.length));
        }
        return head;
    }

    static int status(String head) {
        return Integer.parseInt(head.substring(9, 12));
    }

    private void fill() throws IOException {
        filled += more(filled, buffer.length - filled);
    }

    private int more(int offset, int length) throws IOException {
        var read = in.read(buffer, offset, length);
        if (read < 0) {
            throw new EOFException("The server hung up in the middle of an answer.");
        }
        return read;
    }

    private int endOfHead() {
        for (var i = 3; i < filled; i++) {
            if (buffer[i] == '\n' && buffer[i - 1] == '\r' && buffer[i - 2] == '\n' && buffer[i - 3] == '\r') {
                return i + 1;
            }
        }
        return -1;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
