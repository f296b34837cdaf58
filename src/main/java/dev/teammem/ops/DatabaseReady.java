package dev.teammem.ops;

import dev.teammem.db.Database;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready means: the database answers, with the schema this program needs. */
@Readiness
@Singleton
final class DatabaseReady implements HealthCheck {

    private final Database database;

    DatabaseReady(Database database) {
        this.database = database;
    }

    @Override
    public HealthCheckResponse call() {
        return database.read(tx -> HealthCheckResponse.up("database"));
    }
}
