package dev.teammem.db;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

import java.nio.file.Path;

/** Where this server keeps what it must not lose. */
@ConfigMapping(prefix = "teammem")
public interface DataConfig {

    /** The folder of the embedded database. Change it to put the data on another disk; back it up. */
    @WithDefault("data")
    Path dataDir();
}
