package dev.teammem.web;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static dev.teammem.testing.SignedIn.browser;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;

@QuarkusTest
class ErrorPagesTest {

    private static final String CAUSE = "what nobody but the log may know";

    @Path("/failing-for-a-test")
    public static class Failing {
        @GET
        @PermitAll
        @Operation(hidden = true)
        public String fail() {
            throw new IllegalStateException(CAUSE);
        }
    }

    @Test
    void aFailureOfOursKeepsItsCauseToItself() {
        browser()
                .get("/failing-for-a-test")
                .then()
                .statusCode(500)
                .body(containsString("The server failed"), not(containsString(CAUSE)));
    }

    @ParameterizedTest
    @CsvSource({"GET, /nowhere, 404", "POST, /, 405", "GET, /sign-out, 405", "PUT, /welcome, 405"})
    void everyErrorIsAPageOfOurs(String method, String address, int status) {
        browser()
                .request(method, address)
                .then()
                .statusCode(status)
                .contentType("text/html;charset=UTF-8")
                .body(containsString("class=\"foot\""));
    }

    @Test
    void programsGetProblemsInstead() {
        browser().accept("*/*").get("/nowhere").then().statusCode(404).contentType("application/problem+json");
    }
}
