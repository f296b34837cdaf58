package dev.teammem.bench;

import dev.teammem.testing.Together;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;

/** Many connections that ask for the same thing as fast as they get it. */
record Load(URI server, byte[] request, int status) {

    private static final int CONNECTIONS = 16;

    static Load get(URI server, String path, String headers, int status) {
        return new Load(server, HttpConnection.request("GET", path, headers, ""), status);
    }

    /** Requests per second. */
    double run(Duration duration) throws Exception {
        var end = System.nanoTime() + duration.toNanos();
        var begun = System.nanoTime();
        var answered = 0;
        for (var each : Together.run(CONNECTIONS, connection -> oneConnection(end))) {
            answered += each;
        }
        return answered / ((System.nanoTime() - begun) / 1e9);
    }

    private Integer oneConnection(long end) throws IOException {
        try (var connection = new HttpConnection(server)) {
            var answered = 0;
            while (System.nanoTime() < end) {
                var head = connection.exchange(request);
                if (HttpConnection.status(head) != status) {
                    throw new IllegalStateException("Not " + status + ": " + head);
                }
                answered++;
            }
            return answered;
        }
    }
}
