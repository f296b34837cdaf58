package dev.teammem;

import io.quarkus.vertx.http.HttpServerStart;
import org.junit.jupiter.api.Test;

import java.util.regex.Pattern;

import static org.assertj.core.api.Assertions.assertThat;

class PatchedHttpLayerTest {

    @Test
    void theHttpLayerIsTheOneThatClosesThePathBypass() {
        var jar = HttpServerStart.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        var version =
                Pattern.compile("quarkus-vertx-http-(\\d+(?:\\.\\d+)*)\\.jar").matcher(jar);

        assertThat(version.find()).as(jar).isTrue();
        assertThat(Runtime.Version.parse(version.group(1)))
                .as("CVE-2026-50559 is open before 3.33.2.1")
                .isGreaterThanOrEqualTo(Runtime.Version.parse("3.33.2.1"));
    }
}
