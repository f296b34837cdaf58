package dev.teammem.api;

import dev.teammem.problem.Problem;
import dev.teammem.remember.Base;
import jakarta.ws.rs.core.HttpHeaders;

import java.util.regex.Pattern;

/** What the headers of a write say of the state it expects. */
final class Precondition {

    private static final Pattern REVISION = Pattern.compile("(?:W/)?\"r(\\d{1,9})\"");

    /** No file is ever at this revision: what the client names matches nothing of ours. */
    private static final int NEVER = -1;

    private Precondition() {}

    static Base of(HttpHeaders headers) {
        var match = headers.getHeaderString(HttpHeaders.IF_MATCH);
        var noneMatch = headers.getHeaderString(HttpHeaders.IF_NONE_MATCH);
        if (noneMatch != null) {
            if (match != null || !noneMatch.strip().equals("*")) {
                throw Problem.malformed(
                                "Send If-None-Match: * for a new file, or If-Match: \"r<revision>\" to replace one, not both.")
                        .thrown();
            }
            return new Base.Fresh();
        }
        return match == null ? new Base.Unstated() : new Base.At(revision(match.strip()));
    }

    private static int revision(String tag) {
        if (tag.equals("*")) {
            throw Problem.malformed("If-Match: * would overwrite what you have not read. Send the revision's ETag.")
                    .thrown();
        }
        var revision = REVISION.matcher(tag);
        return revision.matches() ? Integer.parseInt(revision.group(1)) : NEVER;
    }

    static String tag(int revision) {
        return "\"r" + revision + "\"";
    }
}
