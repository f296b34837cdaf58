package dev.teammem.api;

import dev.teammem.memory.Memory;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Variant;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** The same thing as Markdown, byte for byte, or as JSON: what {@code Accept} asks for. */
final class Representation {

    static final String MARKDOWN = "text/markdown";
    private static final MediaType MARKDOWN_TYPE = new MediaType("text", "markdown", "UTF-8");
    private static final List<Variant> MARKDOWN_FIRST = List.of(
            new Variant(MARKDOWN_TYPE, (String) null, null),
            new Variant(MediaType.APPLICATION_JSON_TYPE, (String) null, null));
    private static final List<Variant> JSON_FIRST = List.of(MARKDOWN_FIRST.get(1), MARKDOWN_FIRST.get(0));

    private Representation() {}

    static Response of(Memory memory, Request negotiation, HttpHeaders headers) {
        var tag = Precondition.tag(memory.revision());
        return negotiated(MARKDOWN_FIRST, tag, negotiation, headers, memory::content, () -> MemoryJson.of(memory));
    }

    static Response markdownFirst(
            String tag, Request negotiation, HttpHeaders headers, Supplier<?> text, Supplier<?> json) {
        return negotiated(MARKDOWN_FIRST, tag, negotiation, headers, text, json);
    }

    static Response jsonFirst(
            String tag, Request negotiation, HttpHeaders headers, Supplier<?> text, Supplier<?> json) {
        return negotiated(JSON_FIRST, tag, negotiation, headers, text, json);
    }

    private static Response negotiated(
            List<Variant> variants,
            String tag,
            Request negotiation,
            HttpHeaders headers,
            Supplier<?> text,
            Supplier<?> json) {
        var chosen = negotiation.selectVariant(variants);
        if (chosen == null) {
            throw new NotAcceptableException();
        }
        if (isKnown(tag, headers.getHeaderString(HttpHeaders.IF_NONE_MATCH))) {
            return head(Response.notModified(), tag).build();
        }
        var markdown = chosen.getMediaType().getType().equals("text");
        return head(Response.ok(markdown ? text.get() : json.get(), chosen.getMediaType()), tag)
                .build();
    }

    private static Response.ResponseBuilder head(Response.ResponseBuilder response, String tag) {
        return response.header(HttpHeaders.ETAG, tag)
                .header(HttpHeaders.VARY, HttpHeaders.ACCEPT)
                .header(HttpHeaders.CACHE_CONTROL, "private, no-cache");
    }

    private static boolean isKnown(String tag, String ifNoneMatch) {
        return ifNoneMatch != null
                && Arrays.stream(ifNoneMatch.split(","))
                        .map(each -> each.strip().replaceFirst("^W/", ""))
                        .anyMatch(tag::equals);
    }
}
