package dev.teammem.testing;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** Calls the REST API with one token, from as many threads as one likes. */
public final class ApiClient {

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI server;
    private final String token;

    public ApiClient(URI server, String token) {
        this.server = server;
        this.token = token;
    }

    /** @param headers names and values in turn, as for all calls here */
    public HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        return send(request(path, headers).GET());
    }

    public HttpResponse<String> put(String path, String markdown, String... headers)
            throws IOException, InterruptedException {
        return send(
                request(path, headers).header("Content-Type", "text/markdown").PUT(BodyPublishers.ofString(markdown)));
    }

    public HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)));
    }

    public HttpResponse<String> putJson(String path, String json) throws IOException, InterruptedException {
        return send(request(path).header("Content-Type", "application/json").PUT(BodyPublishers.ofString(json)));
    }

    public HttpResponse<String> delete(String path, String... headers) throws IOException, InterruptedException {
        return send(request(path, headers).DELETE());
    }

    private HttpRequest.Builder request(String path, String... headers) {
        var builder = HttpRequest.newBuilder(server.resolve(path)).header("Authorization", "Bearer " + token);
        return headers.length == 0 ? builder : builder.headers(headers);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return http.send(request.build(), BodyHandlers.ofString());
    }
}
