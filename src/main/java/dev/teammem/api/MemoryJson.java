package dev.teammem.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.teammem.frontmatter.MemoryReader;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.MemoryName;
import dev.teammem.problem.FindingJson;

import java.time.Instant;
import java.util.List;

/** A memory as programs read it; lists leave {@code body} and {@code content} out. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record MemoryJson(
        String file,
        String path,
        String scope,
        int revision,
        String type,
        String name,
        String description,
        String body,
        String content,
        List<String> supersedes,
        String supersededBy,
        String author,
        String origin,
        String session,
        Instant modified,
        Instant saved,
        List<FindingJson> findings) {

    static MemoryJson of(Memory memory) {
        return of(memory.head(), MemoryReader.read(memory.content()).body(), memory.content());
    }

    static MemoryJson of(MemoryHead head) {
        return of(head, null, null);
    }

    private static MemoryJson of(MemoryHead head, String body, String content) {
        var session = head.provenance().session();
        return new MemoryJson(
                head.file().path(),
                head.path(),
                head.directory().scope().word(),
                head.revision(),
                head.type().word(),
                head.name(),
                head.description(),
                body,
                content,
                head.supersedes().stream().map(MemoryName::path).toList(),
                head.supersededBy().stream().map(MemoryName::path).findFirst().orElse(null),
                head.provenance().author().value(),
                head.provenance().origin().word(),
                session.isEmpty() ? null : session,
                head.modified(),
                head.saved(),
                FindingJson.of(head.findings()));
    }
}
