package dev.teammem.access;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashSet;

import static org.assertj.core.api.Assertions.assertThat;

class SecretTest {

    @Test
    void aTokenIsKnownByItsPrefixAndChecksum() {
        var secret = Secret.make("tm_");

        assertThat(secret).matches("tm_[0-9A-Za-z]{39}");
        assertThat(Secret.isWellFormed("tm_", secret)).isTrue();
    }

    @Test
    void oneWrongCharacterIsNoticed() {
        var secret = Secret.make("tm_");

        for (var i = 3; i < secret.length(); i++) {
            var wrong = secret.charAt(i) == 'x' ? 'y' : 'x';
            assertThat(Secret.isWellFormed("tm_", secret.substring(0, i) + wrong + secret.substring(i + 1)))
                    .as("character %d", i)
                    .isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "tm_", "tm_short", "Bearer"})
    void whatWasNeverMadeIsNoSecret(String text) {
        assertThat(Secret.isWellFormed("tm_", text)).isFalse();
    }

    @Test
    void noTwoAreAlike() {
        var seen = new HashSet<String>();
        for (var i = 0; i < 1_000; i++) {
            assertThat(seen.add(Secret.make("tm_"))).isTrue();
        }
    }

    @Test
    void theHashIsSha256InHex() {
        assertThat(Secret.hash("abc")).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
