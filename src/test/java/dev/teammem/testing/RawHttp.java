package dev.teammem.testing;

import io.restassured.RestAssured;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Requests as bytes on a socket, for what every HTTP client would tidy up before sending. */
public final class RawHttp {

    private RawHttp() {}

    public record Answer(int status, String head, String body) {}

    /** @param headers whole header lines */
    public static Answer send(String method, String path, List<String> headers, String body) {
        var request = method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + String.join("", headers.stream().map(line -> line + "\r\n").toList())
                + "Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body;
        try (var socket = new Socket("localhost", RestAssured.port)) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return parse(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new AssertionError("The server hung up on " + method + " " + path, e);
        }
    }

    private static Answer parse(String answer) {
        var end = answer.indexOf("\r\n\r\n");
        return new Answer(
                Integer.parseInt(answer.substring(9, 12)), answer.substring(0, end), answer.substring(end + 4));
    }
}
