package dev.teammem.access;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.zip.CRC32;

/**
 * A random credential: a prefix that scanners recognise, 192 random bits, and a checksum that tells a mistyped or
 * truncated secret from an unknown one without asking the database.
 */
final class Secret {

    static final String TOKEN_PREFIX = "tm_";
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int RANDOM_DIGITS = 33;
    private static final int CHECK_DIGITS = 6;

    private Secret() {}

    static String make(String prefix) {
        var bytes = new byte[24];
        RANDOM.nextBytes(bytes);
        var random = prefix + base62(new BigInteger(1, bytes), RANDOM_DIGITS);
        return random + checksum(random);
    }

    /** Whether the text was ever made by {@link #make} with this prefix. */
    static boolean isWellFormed(String prefix, String text) {
        var random = text.length() - CHECK_DIGITS;
        return text.startsWith(prefix)
                && text.length() == prefix.length() + RANDOM_DIGITS + CHECK_DIGITS
                && checksum(text.substring(0, random)).equals(text.substring(random));
    }

    /** What is stored in place of the secret: 192 random bits need no salt and no slow hash. */
    static String hash(String secret) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256.", e);
        }
    }

    private static String checksum(String text) {
        var crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return base62(BigInteger.valueOf(crc.getValue()), CHECK_DIGITS);
    }

    private static String base62(BigInteger number, int length) {
        var digits = new StringBuilder();
        var rest = number;
        var base = BigInteger.valueOf(DIGITS.length());
        while (digits.length() < length) {
            var parts = rest.divideAndRemainder(base);
            digits.append(DIGITS.charAt(parts[1].intValue()));
            rest = parts[0];
        }
        return digits.reverse().toString();
    }
}
