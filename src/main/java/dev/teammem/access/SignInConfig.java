package dev.teammem.access;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

import java.net.URI;
import java.util.Optional;

/** How people reach the first page. */
@ConfigMapping(prefix = "teammem")
public interface SignInConfig {

    /** The address people type, such as {@code https://memory.example.com}; links are made with it. */
    Optional<URI> publicUrl();

    /** Prints a new sign-in link for the first admin at this start; set by {@code serve --new-admin-link}. */
    @WithDefault("false")
    boolean newAdminLink();
}
