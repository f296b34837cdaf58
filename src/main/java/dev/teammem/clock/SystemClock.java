package dev.teammem.clock;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

import java.time.Clock;

/** Hands out the machine's clock in UTC. */
@Dependent
public final class SystemClock {

    @Produces
    @Singleton
    public static Clock utc() {
        return Clock.systemUTC();
    }
}
