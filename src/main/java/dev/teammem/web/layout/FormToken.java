package dev.teammem.web.layout;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Proves that a form came from a page of ours: only we and the browser know the session's cookie, and another site can
 * make the browser send it but not read it. Needs nothing stored, and is good as long as the session.
 */
final class FormToken {

    private static final byte[] LABEL = "teammem form".getBytes(StandardCharsets.UTF_8);
    private static final String ALGORITHM = "HmacSHA256";

    private FormToken() {}

    /** The token of a session; empty without one, as then there is nothing to abuse. */
    static String of(String session) {
        if (session.isEmpty()) {
            return "";
        }
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(session.getBytes(StandardCharsets.UTF_8), ALGORITHM));
            return HexFormat.of().formatHex(mac.doFinal(LABEL));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("Every Java platform has HMAC with SHA-256.", e);
        }
    }

    static boolean matches(String session, String sent) {
        return !session.isEmpty()
                && sent != null
                && MessageDigest.isEqual(
                        of(session).getBytes(StandardCharsets.UTF_8), sent.getBytes(StandardCharsets.UTF_8));
    }
}
