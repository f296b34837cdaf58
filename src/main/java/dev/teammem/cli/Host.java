package dev.teammem.cli;

import dev.teammem.access.SignInConfig;
import dev.teammem.db.DataConfig;
import dev.teammem.db.Database;
import dev.teammem.db.SqliteFile;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;

/** The server's host as a command sees it: the same settings, the same database file, without a server. */
final class Host {

    private final SmallRyeConfig config = config();

    Database database() {
        return SqliteFile.open(config.getConfigMapping(DataConfig.class).dataDir());
    }

    SignInConfig signIn() {
        return config.getConfigMapping(SignInConfig.class);
    }

    int port() {
        return config.getOptionalValue("quarkus.http.port", Integer.class).orElse(8080);
    }

    // The places the server reads its settings from, in its order.
    private static SmallRyeConfig config() {
        var builder = new SmallRyeConfigBuilder()
                .addDefaultInterceptors()
                .addSystemSources()
                .withProfile("prod")
                .withMapping(DataConfig.class)
                .withMapping(SignInConfig.class);
        try {
            var beside = Path.of("config", "application.properties");
            if (Files.isRegularFile(beside)) {
                builder.withSources(new PropertiesConfigSource(beside.toUri().toURL(), 260));
            }
            URL packaged = Host.class.getResource("/application.properties");
            builder.withSources(new PropertiesConfigSource(packaged, 250));
        } catch (IOException e) {
            throw new UncheckedIOException("The settings cannot be read.", e);
        }
        return builder.build();
    }
}
