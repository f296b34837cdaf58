package dev.teammem.api;

import dev.teammem.frontmatter.MemoryReader;
import dev.teammem.memory.Directory;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryHead;
import dev.teammem.memory.MemoryName;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.NameRefused;
import dev.teammem.memory.Revision;

import java.util.ArrayList;
import java.util.List;

/** A revision shown as the memory it once was. */
final class Earlier {

    private Earlier() {}

    static Memory memory(Directory directory, MemoryName file, Revision revision) {
        var text = MemoryReader.read(revision.content());
        var head = new MemoryHead(
                directory,
                file,
                revision.number(),
                MemoryType.find(text.type().text()).orElseThrow(),
                text.name().text().strip(),
                text.description().text().strip(),
                names(directory, text.supersedes()),
                List.of(),
                revision.provenance(),
                revision.modified(),
                revision.saved(),
                List.of());
        return new Memory(head, revision.content());
    }

    private static List<MemoryName> names(Directory directory, List<String> written) {
        var names = new ArrayList<MemoryName>();
        for (var file : written) {
            try {
                names.add(MemoryName.in(directory, file));
            } catch (NameRefused replacesNothing) {
                continue;
            }
        }
        return names;
    }
}
