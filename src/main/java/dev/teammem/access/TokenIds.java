package dev.teammem.access;

/** Makes the public ids of tokens: short, random, no secret. */
public final class TokenIds {

    private TokenIds() {}

    public static String fresh() {
        return Secret.make("t").substring(0, 13);
    }
}
