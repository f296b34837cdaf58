package dev.teammem.web;

import dev.teammem.testing.SignedIn;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

import java.util.Map;

import static dev.teammem.testing.SignedIn.browser;
import static org.hamcrest.Matchers.containsString;

/** A proxy takes TLS away before requests reach the server, which knows of it from its public URL alone. */
@QuarkusTest
@TestProfile(BehindTlsTest.PublicUrl.class)
class BehindTlsTest {

    public static class PublicUrl implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("teammem.public-url", "https://memory.example.com/");
        }
    }

    @Inject
    SignedIn people;

    @Test
    void theSessionTravelsByTlsAlone() {
        browser()
                .formParam("code", people.link("mei"))
                .post("/welcome")
                .then()
                .statusCode(303)
                .header("Location", "/")
                .header("Set-Cookie", containsString("Secure"));
    }

    @Test
    void commandsNameTheAddressThatPeopleUse() {
        people.at("nobody").get("/").then().body(containsString("curl https://memory.example.com/api/projects"));
    }
}
