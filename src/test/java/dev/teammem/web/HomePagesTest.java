package dev.teammem.web;

import dev.teammem.testing.SignedIn;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

@QuarkusTest
class HomePagesTest {

    @Inject
    SignedIn people;

    @Test
    void whoHasNoProjectIsToldHowToMakeOne() {
        assertThat(people.at("newcomer").get("/").asString())
                .contains("No projects yet", "./teammem token new --user newcomer", "/api/projects");
    }

    @Test
    void showsMyProjectsAndNoOthers() {
        var mine = people.project("home-admin", "home-mine", "Mine");
        people.member("home-admin", mine, "home-member");
        people.project("home-admin", "home-other", "Other");
        assertThat(people.at("home-member").get("/").asString())
                .contains("/p/home-mine/memories", ">Mine</a>", "member", "0 % full")
                .doesNotContain("home-other");
    }
}
