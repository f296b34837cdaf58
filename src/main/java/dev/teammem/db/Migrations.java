package dev.teammem.db;

import org.flywaydb.core.Flyway;

import javax.sql.DataSource;

/** Brings a database to the schema that this program was built for. Safe to run on every start. */
final class Migrations {

    private Migrations() {}

    /** @throws org.flywaydb.core.api.FlywayException when the schema is newer than this program or was tampered with */
    static void apply(DataSource dataSource) {
        Flyway.configure(Migrations.class.getClassLoader())
                .dataSource(dataSource)
                .locations("classpath:db/migration/sqlite")
                .load()
                .migrate();
    }
}
