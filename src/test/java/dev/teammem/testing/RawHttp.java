package dev.teammem.testing;

import io.restassured.RestAssured;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Requests as bytes on a socket, for what every HTTP client would tidy up before sending. */
public final class RawHttp {

    private RawHttp() {}

    public record Answer(int status, String head, String body) {
        public String contentType() {
            return head.lines()
                    .filter(line -> line.regionMatches(true, 0, "Content-Type: ", 0, 14))
                    .map(line -> line.substring(14))
                    .findFirst()
                    .orElse("");
        }
    }

    /** @param headers whole header lines */
    public static Answer send(String method, String path, List<String> headers, String body) {
        var length = "Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length;
        return exchange(head(method, path, headers, length) + body);
    }

    /** Announces a body of that many bytes, sends none of it, and hears what the server says to that. */
    public static Answer announce(String method, String path, List<String> headers, long bytes) {
        return exchange(head(method, path, headers, "Content-Length: " + bytes));
    }

    private static String head(String method, String path, List<String> headers, String last) {
        var lines = new ArrayList<>(List.of(method + " " + path + " HTTP/1.1", "Host: localhost", "Connection: close"));
        lines.addAll(headers);
        lines.add(last);
        return String.join("\r\n", lines) + "\r\n\r\n";
    }

    private static Answer exchange(String request) {
        try (var socket = new Socket("localhost", RestAssured.port)) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return parse(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new AssertionError(
                    "No answer to " + request.lines().findFirst().orElse(""), e);
        }
    }

    private static Answer parse(String answer) {
        var end = answer.indexOf("\r\n\r\n");
        return new Answer(
                Integer.parseInt(answer.substring(9, 12)), answer.substring(0, end), answer.substring(end + 4));
    }
}
