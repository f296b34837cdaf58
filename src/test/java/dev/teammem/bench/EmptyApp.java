package dev.teammem.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** An empty Quarkus application of the versions that this build uses, packaged once with the Maven that runs it. */
final class EmptyApp {

    private static final Path POM = Path.of("src", "test", "resources", "bench", "empty-app", "pom.xml");
    private static final Path FOLDER = Path.of("target", "empty-app");
    private static final Path JAR = FOLDER.resolve("target/quarkus-app/quarkus-run.jar");

    /** What its pom leaves to ours. */
    private static final List<String> VERSIONS = List.of(
            "quarkus.version",
            "quarkus-vertx-http.version",
            "compiler-plugin.version",
            "resources-plugin.version",
            "jar-plugin.version",
            "surefire-plugin.version");

    private EmptyApp() {}

    static Path jar() throws IOException, InterruptedException {
        if (!Files.isRegularFile(JAR)) {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve("pom.xml"), Files.readString(POM));
            build();
        }
        return JAR;
    }

    private static void build() throws IOException, InterruptedException {
        // Offline: what it is made of is a part of what this build has just used.
        var command = new ArrayList<>(List.of(System.getProperty("bench.maven"), "-q", "-B", "-o"));
        VERSIONS.forEach(name -> command.add("-D" + name + "=" + System.getProperty("bench." + name)));
        command.add("package");
        var log = FOLDER.resolve("build.log").toFile();
        var build = new ProcessBuilder(command)
                .directory(FOLDER.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        if (build.waitFor() != 0) {
            throw new IllegalStateException("The empty application was not built, see " + log);
        }
    }
}
