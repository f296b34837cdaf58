package dev.teammem.project;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.SplittableRandom;

import static org.assertj.core.api.Assertions.assertThat;

class RemoteAliasTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "git@github.com:acme/atlas.git",
                "git@github.com:acme/atlas",
                "github.com:acme/atlas.git",
                "git@github.com:/acme/atlas.git",
                "git@GitHub.com:acme/atlas.git/",
                "ssh://git@github.com/acme/atlas.git",
                "ssh://git@github.com:22/acme/atlas.git",
                "ssh://github.com:2222/acme/atlas/",
                "SSH://git@GITHUB.COM/acme/atlas",
                "git+ssh://git@github.com/acme/atlas.git",
                "https://github.com/acme/atlas.git",
                "https://github.com/acme/atlas",
                "https://github.com/acme/atlas/",
                "https://github.com/acme/atlas.git/",
                "https://github.com//acme//atlas.git",
                "https://github.com:443/acme/atlas.git",
                "https://github.com:/acme/atlas.git",
                "https://user:token@github.com/acme/atlas.git",
                "https://user@github.com:8443/acme/atlas.git?x=y#z",
                "http://github.com/acme/atlas.git",
                "git://github.com/acme/atlas.git",
                "  https://github.com/acme/atlas.git  "
            })
    void everySpellingOfARemoteIsOneAlias(String remote) {
        assertThat(RemoteAlias.parse(remote)).hasValue(new RemoteAlias("github.com/acme/atlas"));
    }

    @ParameterizedTest
    @CsvSource({
        "https://gitlab.acme.internal/a/b/c.git,gitlab.acme.internal/a/b/c",
        "git@work:atlas.git,work/atlas",
        "https://github.com/Acme/Atlas,github.com/Acme/Atlas",
        "https://github.com/acme/atlas.github,github.com/acme/atlas.github",
        "https://bücher.example/a.git,xn--bcher-kva.example/a",
        "https://BÜCHER.example/a.git,xn--bcher-kva.example/a",
        "git@bücher.example:a.git,xn--bcher-kva.example/a",
        "https://例子.测试/团队/库.git,xn--fsqu00a.xn--0zwm56d/团队/库",
        "https://[2001:DB8::1]:8443/a/b.git,[2001:db8::1]/a/b",
        "git@[::1]:a/b.git,[::1]/a/b",
        "ssh://git@[fe80::1]/a/b.git,[fe80::1]/a/b",
        "https://127.0.0.1:3000/a/b,127.0.0.1/a/b",
        "/srv/git/atlas.git,file:/srv/git/atlas",
        "file:///srv/git/atlas.git,file:/srv/git/atlas",
        "file:///srv/git/atlas/,file:/srv/git/atlas",
        "FILE://localhost/srv/git/atlas,file:/srv/git/atlas",
        "/home/mei/atlas/.git,file:/home/mei/atlas"
    })
    void remotesOfEveryKind(String remote, String alias) {
        assertThat(RemoteAlias.parse(remote)).hasValue(new RemoteAlias(alias));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "atlas",
                "acme/atlas",
                "./atlas",
                "../atlas",
                "https://",
                "https:///acme/atlas",
                "https://github.com",
                "https://github.com/",
                "https://github.com/.git",
                "https://git hub.com/a/b",
                "https://-github.com/a/b",
                "https://[::1/a/b",
                "https://[g::1]/a/b",
                "https://github.com:port/a/b",
                "ext::sh -c touch% /tmp/x",
                "--upload-pack=touch /tmp/x",
                "-oProxyCommand=x:a/b",
                "ftp://github.com/a/b",
                "javascript://github.com/a",
                "C:\\git\\atlas",
                "C:/git/atlas",
                "file://server/share/atlas",
                "file:///",
                "/",
                "git@:a/b",
                "git@github.com:",
                "git@github.com:/",
                "a\nb:c/d",
                "https://github.com/a\u0000b"
            })
    void nonsenseNamesNoRepository(String remote) {
        assertThat(RemoteAlias.parse(remote)).isEmpty();
    }

    @Test
    void aRemoteOfMoreThanAThousandCharactersIsNone() {
        assertThat(RemoteAlias.parse("https://github.com/" + "a".repeat(1_000))).isEmpty();
    }

    @Test
    void anAliasReadsAsItself() {
        assertThat(RemoteAlias.parse("https://github.com/acme/atlas").map(RemoteAlias::repository))
                .hasValue("atlas");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void anythingCanBeAskedFor(long seed) {
        var random = new SplittableRandom(seed);
        var pieces = "a.b @ : / // [ ] :: % ? # \\ ü 。 字 \ud83d xn-- https:// git@ .git 9 - ~ \u00a0 \u2028".split(" ");
        for (var round = 0; round < 2_000; round++) {
            var remote = new StringBuilder();
            for (var left = random.nextInt(9); left > 0; left--) {
                remote.append(pieces[random.nextInt(pieces.length)]);
            }
            var text = remote.toString();
            RemoteAlias.parse(text)
                    .ifPresent(alias -> assertThat(alias.value())
                            .as("seed %d: %s", seed, text)
                            .matches("(?s)(file:/|[a-z0-9._-]+/|\\[[0-9a-f:.]+]/).+")
                            .doesNotEndWith("/"));
        }
    }
}
