package dev.teammem.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

import static org.awaitility.Awaitility.await;

/** A packaged application as a process of its own, on a data folder of its own and a port that the system chose. */
public final class ServerProcess implements AutoCloseable {

    private static final Path PACKAGED = Path.of("target", "quarkus-app", "quarkus-run.jar");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Pattern LISTENING = Pattern.compile("Listening on: http://[^:]+:(\\d+)");

    private final Path jar;
    private final Path dataDir;
    private final Path log;
    private Process process;
    private URI url;

    private ServerProcess(Path jar, Path dataDir) {
        this.jar = jar.toAbsolutePath();
        this.dataDir = dataDir.toAbsolutePath();
        this.log = newLog();
    }

    /** Teammem as it was packaged by this build; not started yet. */
    public static ServerProcess on(Path dataDir) {
        return of(PACKAGED, dataDir);
    }

    /** Any packaged Quarkus application that answers {@code /q/health/ready}. */
    public static ServerProcess of(Path jar, Path dataDir) {
        if (!Files.isRegularFile(jar)) {
            throw new IllegalStateException(jar + " is missing; run ./mvnw package first.");
        }
        return new ServerProcess(jar, dataDir);
    }

    /** What a command left behind when it ended. */
    public record Finished(int exitCode, String out, String err) {}

    /** Starts it and waits until it is ready; answers how long that took. */
    public Duration start() {
        if (process != null && process.isAlive()) {
            throw new IllegalStateException("It runs already.");
        }
        url = null;
        var begun = System.nanoTime();
        try {
            Files.writeString(log, "");
            process = java(List.of())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        await("ready, see " + log)
                .atMost(PATIENCE)
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(5))
                .until(this::isReady);
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    /** Kills it without a warning, as kill -9 and a power cut do. */
    public void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** Asks it to end, and waits; does nothing when it does not run. */
    @Override
    public void close() {
        if (process != null && process.isAlive()) {
            process.destroy();
            awaitEnd();
        }
    }

    public boolean isRunning() {
        return process != null && process.isAlive();
    }

    public URI url() {
        return url;
    }

    public Path dataDir() {
        return dataDir;
    }

    /** Memory of the process that is in use, in bytes, as Linux counts it. */
    public long residentBytes() {
        try {
            var status = Files.readString(Path.of("/proc", Long.toString(process.pid()), "status"));
            var line = Pattern.compile("VmRSS:\\s+(\\d+) kB").matcher(status);
            return line.find() ? Long.parseLong(line.group(1)) * 1024 : 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A token made on the command line, as an operator would. */
    public String token(String user, String... options) {
        var command = new ArrayList<>(
                List.of("token", "new", "--user", user, "--kind", "person", "--scope", "read,write,review"));
        command.addAll(List.of(options));
        var finished = run(command.toArray(String[]::new));
        if (finished.exitCode() != 0) {
            throw new IllegalStateException("No token: " + finished.err());
        }
        return finished.out().strip();
    }

    /** Runs a command of the application on the same data folder, whether the server runs or not. */
    public Finished run(String... command) {
        var errors = log.resolveSibling(log.getFileName() + ".err");
        try {
            var started = java(List.of(command)).redirectError(errors.toFile()).start();
            var out = new String(started.getInputStream().readAllBytes());
            return new Finished(started.waitFor(), out, Files.readString(errors));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private ProcessBuilder java(List<String> command) {
        var line = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", jar.toString()));
        line.addAll(command);
        var builder = new ProcessBuilder(line);
        builder.environment().keySet().removeIf(name -> name.startsWith("TEAMMEM_") || name.startsWith("QUARKUS_"));
        builder.environment().put("TEAMMEM_DATA_DIR", dataDir.toString());
        builder.environment().put("QUARKUS_HTTP_HOST", "127.0.0.1");
        builder.environment().put("QUARKUS_HTTP_PORT", "0");
        return builder;
    }

    private boolean isReady() throws InterruptedException {
        if (!process.isAlive()) {
            throw new IllegalStateException("It ended with " + process.exitValue() + ", see " + log);
        }
        try {
            if (url == null && !listens()) {
                return false;
            }
            var ready = HttpRequest.newBuilder(url.resolve("/q/health/ready")).build();
            return HttpClient.newHttpClient()
                            .send(ready, HttpResponse.BodyHandlers.discarding())
                            .statusCode()
                    == 200;
        } catch (IOException notYet) {
            return false;
        }
    }

    private boolean listens() throws IOException {
        var found = LISTENING.matcher(Files.readString(log));
        if (!found.find()) {
            return false;
        }
        url = URI.create("http://127.0.0.1:" + found.group(1));
        return true;
    }

    private void awaitEnd() {
        try {
            if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                throw new IllegalStateException("It does not end, see " + log);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static Path newLog() {
        try {
            var folder = Files.createDirectories(Path.of("target", "server-logs"));
            return Files.createTempFile(folder, "server-", ".log");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
