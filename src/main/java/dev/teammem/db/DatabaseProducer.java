package dev.teammem.db;

import io.agroal.api.AgroalDataSource;
import io.quarkus.agroal.DataSource;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Opens the configured database once, with its schema up to date, before anybody can ask it something. */
@Dependent
final class DatabaseProducer {

    // At start, not with the first request: that one would migrate on a thread that must never wait.
    @Startup
    @Produces
    @Singleton
    Database database(
            DataConfig config,
            @DataSource("sqlite") AgroalDataSource writer,
            @DataSource("sqlite-read") AgroalDataSource reader) {
        SqliteFile.prepare(config.dataDir());
        Migrations.apply(writer);
        return new Database(writer, reader);
    }
}
