package dev.teammem.docs;

import dev.teammem.testing.ServerProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

import static org.assertj.core.api.Assertions.assertThat;

/** What a newcomer copies from the documents works, in the order it stands there, on a server of its own. */
class CommandsOfTheDocsIT {

    private static final Pattern BLOCK = Pattern.compile("(?m)^```sh\\n(.*?)^```$", Pattern.DOTALL);
    private static final int SECONDS = 120;

    @TempDir
    Path folder;

    private ServerProcess server;

    @BeforeEach
    void start() throws IOException {
        server = ServerProcess.on(folder.resolve("data"));
        server.start();
        Files.createSymbolicLink(folder.resolve("teammem"), Path.of("teammem").toAbsolutePath());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void theTutorialLeadsToTheSameFilesAgain() throws Exception {
        var out = run(commands("docs/tutorial/with-curl.md", ""));

        assertThat(out)
                .containsSubsequence(
                        "\"user\":\"ines\"",
                        "\"id\":\"tidewater\"",
                        "\"applied\":2",
                        "## Index: team",
                        "\"mode\":\"team\"",
                        "304",
                        "\"rule\":\"why-missing\"",
                        "\"revision\":1",
                        "\"status\":428",
                        "\"revision\":2",
                        "\"act\":\"remember\"",
                        "\"outcome\":\"remembered\",\"file\":\"feedback_terse.md\",\"scope\":\"private\",\"revision\":3",
                        "the team files are the same, byte for byte",
                        "\"user\":\"jonas\"",
                        "Where bugs are tracked");
    }

    @Test
    void theReadmeConnectsWithCurl() throws Exception {
        var readme = commands("README.md", "./mvnw verify");
        var out =
                run(readme + "\ncurl -s -H \"Authorization: Bearer $TOKEN\" $TEAMMEM_URL/api/projects/checkout/prompt");

        assertThat(out)
                .containsSubsequence(
                        "\"id\":\"checkout\"",
                        "No memories yet",
                        "\"outcome\":\"remembered\"",
                        "- [Merge freeze for the mobile release](project_freeze.md)");
    }

    /** The shell blocks of a document; what comes up to and including {@code after} is a server's start and is left out. */
    private static String commands(String document, String after) throws IOException {
        var commands = new StringBuilder();
        var blocks = BLOCK.matcher(Files.readString(Path.of(document)));
        var counts = after.isEmpty();
        while (blocks.find()) {
            if (counts) {
                commands.append(blocks.group(1));
            }
            counts |= blocks.group(1).strip().equals(after);
        }
        return commands.toString();
    }

    private String run(String commands) throws IOException, InterruptedException {
        var script = Files.writeString(
                folder.resolve("commands.sh"),
                commands.replace(
                        "http://localhost:8080", server.url().toString().replaceAll("/$", "")));
        var out = folder.resolve("out.txt");
        var bash = new ProcessBuilder("bash", "-eu", script.toString())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        bash.environment().put("TEAMMEM_DATA_DIR", server.dataDir().toString());
        bash.environment().put("JAVA_HOME", System.getProperty("java.home"));
        var process = bash.start();
        assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS))
                .as("ends in time")
                .isTrue();
        var text = Files.readString(out);
        assertThat(process.exitValue()).as(text).isZero();
        return text;
    }
}
