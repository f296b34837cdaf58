package dev.teammem.web.layout;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FormTokenTest {

    @Test
    void belongsToOneSession() {
        assertThat(FormToken.matches("tms_a", FormToken.of("tms_a"))).isTrue();
        assertThat(FormToken.matches("tms_a", FormToken.of("tms_b"))).isFalse();
    }

    @Test
    void withoutSessionOrTokenNothingMatches() {
        assertThat(FormToken.matches("", FormToken.of(""))).isFalse();
        assertThat(FormToken.matches("tms_a", null)).isFalse();
        assertThat(FormToken.matches("tms_a", "")).isFalse();
    }

    @Test
    void doesNotTellTheSession() {
        assertThat(FormToken.of("tms_a")).matches("[0-9a-f]{64}");
    }
}
