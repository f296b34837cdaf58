package dev.teammem.remember;

import dev.teammem.frontmatter.MemoryReader;
import dev.teammem.memory.Revision;
import dev.teammem.memory.Revision.Act;
import dev.teammem.screening.Door;
import dev.teammem.screening.Gates;

import java.time.Instant;

/** Reads and judges a text by itself: everything that needs no look into the store. */
final class Judge {

    private static final Gates GATES = new Gates();

    private Judge() {}

    static Draft judge(Change.Write write) {
        return judge(write, write.content(), write.said(), write.door(), Act.REMEMBER);
    }

    /** What was accepted once is carried back in; a rule that is younger than the revision only warns. */
    static Draft judge(Change.Restore restore, Revision earlier) {
        return judge(restore, earlier.content(), earlier.modified(), Door.CARRIED, Act.RESTORE);
    }

    private static Draft judge(Change change, String content, Instant said, Door door, Act act) {
        var text = MemoryReader.read(content);
        var findings = GATES.judge(text, change.directory().scope(), door);
        var modified = text.hasSourceDate() ? text.sourceDate() : said;
        return new Draft(change.directory(), change.file(), change.base(), text, modified, door, act, findings);
    }
}
