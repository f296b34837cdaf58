package dev.teammem.crash;

import dev.teammem.testing.ApiClient;
import dev.teammem.testing.ServerProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

import static org.assertj.core.api.Assertions.assertThat;

/** The commands of the server's host, with the server down and with it running on the same file. */
class TokensWhileRunningIT {

    private static final String TOKEN = "tm_[0-9A-Za-z]{39}\\R";
    private static final String LINK = "http://localhost:\\d+/welcome\\?code=tml_[0-9A-Za-z]{39}\\R";

    @TempDir
    Path dataDir;

    private ServerProcess server;

    @BeforeEach
    void prepare() {
        server = ServerProcess.on(dataDir.resolve("not-there-yet"));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aTokenFromBeforeTheFirstStartAndOneFromLaterBothWork() throws Exception {
        var before = newToken("ann");
        server.start();
        var later = newToken("bob");
        assertThat(before.out()).matches(TOKEN);
        assertThat(later.out()).matches(TOKEN);
        assertThat(userOf(before)).contains("\"ann\"");
        assertThat(userOf(later)).contains("\"bob\"");
    }

    @Test
    void linksAreMadeBeforeTheFirstStartAndWhileTheServerRuns() {
        var before = server.run("link", "new", "--user", "ann");
        server.start();
        var later = server.run("link", "new", "--user", "ann");
        assertThat(before.out()).matches(LINK);
        assertThat(later.out()).matches(LINK).isNotEqualTo(before.out());
        assertThat(before.exitCode() + later.exitCode()).isZero();
    }

    @Test
    void wrongUseExitsWith2AndPrintsNothingThatCouldBeTakenForAToken() {
        String[][] wrong = {
            {"token"},
            {"token", "new"},
            {"token", "new", "--user", "ann", "--kind", "robot", "--scope", "read"},
            {"token", "new", "--user", "ann", "--kind", "agent", "--scope", "read,review"},
            {"token", "new", "--user", "no such name", "--kind", "agent", "--scope", "read"},
            {"link", "new"},
            {"nonsense"},
        };
        for (var command : wrong) {
            var finished = server.run(command);
            assertThat(finished.exitCode()).as(String.join(" ", command)).isEqualTo(2);
            assertThat(finished.out()).isEmpty();
            assertThat(finished.err()).isNotBlank();
        }
    }

    private ServerProcess.Finished newToken(String user) {
        var finished = server.run("token", "new", "--user", user, "--kind", "agent", "--scope", "read,write");
        assertThat(finished.exitCode()).as(finished.err()).isZero();
        return finished;
    }

    private String userOf(ServerProcess.Finished token) throws Exception {
        var me = new ApiClient(server.url(), token.out().strip()).get("/api/me");
        assertThat(me.statusCode()).isEqualTo(200);
        return me.body();
    }
}
