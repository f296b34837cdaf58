package dev.teammem.testing;

import dev.teammem.project.UserId;
import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RedirectConfig;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;

import java.nio.charset.StandardCharsets;

/** A token in the hand of a test: whose it is, its public id, and its secret. */
public record Bearer(UserId user, String id, String secret) {

    /** A request that carries the token. */
    public RequestSpecification given() {
        return anonymous().header("Authorization", header());
    }

    /** A request of nobody. */
    public static RequestSpecification anonymous() {
        var plain = EncoderConfig.encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false);
        return RestAssured.given()
                .config(RestAssured.config()
                        .encoderConfig(plain)
                        .redirect(RedirectConfig.redirectConfig().followRedirects(false)));
    }

    public String header() {
        return "Bearer " + secret;
    }

    public ValidatableResponse get(String path) {
        return given().accept("application/json").get(path).then();
    }

    /** Saves a new memory and sees to it that it was saved. */
    public void saves(String path, String text) {
        puts(path, text).statusCode(201);
    }

    public ValidatableResponse puts(String path, String text) {
        return given().header("Teammem-Machine", "desk")
                .contentType("text/markdown")
                .body(utf8(text))
                .put(path)
                .then();
    }

    /** Replaces a revision. */
    public ValidatableResponse revises(String path, int revision, String text) {
        return given().header("Teammem-Machine", "desk")
                .header("If-Match", "\"r" + revision + "\"")
                .contentType("text/markdown")
                .body(utf8(text))
                .put(path)
                .then();
    }

    public ValidatableResponse forgets(String path, int revision) {
        return given().header("Teammem-Machine", "desk")
                .header("If-Match", "\"r" + revision + "\"")
                .delete(path)
                .then();
    }

    public ValidatableResponse posts(String path, String json) {
        return given().contentType("application/json")
                .body(utf8(json))
                .post(path)
                .then();
    }

    public ValidatableResponse imports(String project, byte[] archive) {
        return given().header("Teammem-Machine", "desk")
                .contentType("application/zip")
                .body(archive)
                .post("/api/projects/" + project + "/import")
                .then();
    }

    public byte[] exports(String project) {
        return given().header("Teammem-Machine", "desk")
                .get("/api/projects/" + project + "/export")
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
