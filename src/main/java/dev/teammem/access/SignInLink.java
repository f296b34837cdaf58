package dev.teammem.access;

import java.net.URI;

/** The address that signs a browser in, once. */
public final class SignInLink {

    private SignInLink() {}

    /** @param port the server's own, for a server without a public URL */
    public static String of(SignInConfig config, int port, String code) {
        var base = config.publicUrl().map(URI::toString).orElse("http://localhost:" + port);
        return base.replaceAll("/+$", "") + "/welcome?code=" + code;
    }
}
