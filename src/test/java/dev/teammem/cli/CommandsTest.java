package dev.teammem.cli;

import dev.teammem.db.SqliteFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;

import static org.assertj.core.api.Assertions.assertThat;

class CommandsTest {

    @TempDir
    Path data;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Serve serve = new Serve();

    @BeforeEach
    void useAFreshFolder() {
        System.setProperty("teammem.data-dir", data.toString());
    }

    @AfterEach
    void forgetTheFolder() {
        System.clearProperty("teammem.data-dir");
        System.clearProperty("teammem.public-url");
    }

    @Test
    void aTokenIsAllThatIsPrinted() {
        assertThat(run("token", "new", "--user", "ines", "--kind", "person", "--scope", "read,write,review"))
                .isZero();
        assertThat(out.toString()).matches("tm_[0-9A-Za-z]{39}\\R");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aTokenMakesItsUserAndItsAuditRow() {
        run("token", "new", "--user", "ines", "--kind", "person", "--scope", "read", "--admin");

        assertThat(count("users where id = 'ines' and admin = 1")).isOne();
        assertThat(count("tokens where user_id = 'ines' and scopes = 'read' and projects = ''"))
                .isOne();
        assertThat(count("audit where act = 'token.create' and kind = 'command'"))
                .isOne();
    }

    @Test
    void theSecretItselfIsNowhereInTheDatabase() {
        run("token", "new", "--user", "ines", "--kind", "agent", "--scope", "read");

        assertThat(count("tokens where hash = '" + out.toString().strip() + "'"))
                .isZero();
        assertThat(count("tokens")).isOne();
    }

    @Test
    void aLinkLeadsToTheWelcomePageOfThePublicUrl() {
        System.setProperty("teammem.public-url", "https://memory.example.com/");

        assertThat(run("link", "new", "--user", "ines")).isZero();
        assertThat(out.toString()).matches("https://memory\\.example\\.com/welcome\\?code=tml_[0-9A-Za-z]{39}\\R");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "token",
                "token new",
                "token new --user ines --kind bot --scope read",
                "token new --user ines --kind person --scope everything",
                "token new --user ines --kind agent --scope read,review",
                "token new --user ines --kind person --scope read --expires soon",
                "token new --user ines --kind person --scope read --project Not_A_Slug",
                "token new --user ../x --kind person --scope read",
                "link",
                "link new",
                "nonsense"
            })
    void wrongUseSaysWhyAndChangesNothing(String line) {
        assertThat(run(line.split(" "))).isEqualTo(2);
        assertThat(err.toString()).isNotBlank();
        assertThat(out.toString()).isEmpty();
        assertThat(count("users")).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "serve --help", "token --help", "token new --help", "link new --help"})
    void helpIsHelp(String line) {
        assertThat(run(line.split(" "))).isZero();
        assertThat(out.toString()).contains("Usage: teammem");
        assertThat(serve.wasAsked()).isFalse();
    }

    @Test
    void theVersionIsTheBuilds() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).matches("teammem \\d+\\.\\d+\\.\\d+.*\\R");
    }

    @Test
    void serveAsksForTheServer() {
        assertThat(run("serve")).isZero();
        assertThat(serve.wasAsked()).isTrue();
    }

    private int run(String... line) {
        return Main.commands(serve)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(line);
    }

    private int count(String what) {
        return SqliteFile.open(data)
                .read(tx -> tx.handle()
                        .createQuery("select count(*) from " + what)
                        .mapTo(Integer.class)
                        .one());
    }
}
