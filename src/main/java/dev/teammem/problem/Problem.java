package dev.teammem.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import dev.teammem.memory.Finding;

import java.util.List;

/**
 * Why a request was not done (RFC 9457). {@code detail} says what to do about it.
 *
 * @param type {@code urn:teammem:problem:} and a word that programs switch on
 * @param findings what the gates objected to, empty for other problems
 * @param current for 412 alone: what stands there now, JSON null where nothing ever did
 * @param revision for 410 alone: the tombstone's
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Problem(
        String type,
        String title,
        int status,
        String detail,
        List<FindingJson> findings,
        @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode current,
        @JsonInclude(JsonInclude.Include.NON_NULL) Integer revision) {

    public static final String MEDIA_TYPE = "application/problem+json";

    public static Problem of(int status, String word, String title, String detail) {
        return new Problem("urn:teammem:problem:" + word, title, status, detail, List.of(), null, null);
    }

    public static Problem malformed(String detail) {
        return of(400, "malformed", "Malformed request", detail);
    }

    public static Problem forbidden(String detail) {
        return of(403, "forbidden", "Not allowed", detail);
    }

    public static Problem notFound(String detail) {
        return of(404, "not-found", "Not found", detail);
    }

    public static Problem refused(List<Finding> findings) {
        var first = findings.stream().filter(Finding::refuses).findFirst().orElseThrow();
        return of(422, "refused", "Refused", first.message() + " " + first.remedy())
                .with(findings);
    }

    public static Problem refusedField(String rule, String field, String message, String remedy) {
        return refused(List.of(Finding.error(Finding.Gate.FORM, rule, field, message, remedy)));
    }

    public Problem with(List<Finding> raised) {
        return new Problem(type, title, status, detail, FindingJson.of(raised), current, revision);
    }

    public Problem withCurrent(JsonNode state) {
        return new Problem(type, title, status, detail, findings, state, revision);
    }

    public Problem withRevision(int number) {
        return new Problem(type, title, status, detail, findings, current, number);
    }

    /** For code that can only get out by throwing. */
    public ProblemException thrown() {
        return new ProblemException(this);
    }
}
