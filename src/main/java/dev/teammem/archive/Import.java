package dev.teammem.archive;

import dev.teammem.archive.ImportReport.Item;
import dev.teammem.archive.ImportReport.Result;
import dev.teammem.frontmatter.MemoryReader;
import dev.teammem.memory.BytesRefused;
import dev.teammem.memory.Directory;
import dev.teammem.memory.FileBytes;
import dev.teammem.memory.FileState;
import dev.teammem.memory.Finding;
import dev.teammem.memory.Memory;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.NameRefused;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.proposal.Submit;
import dev.teammem.remember.Base;
import dev.teammem.remember.Change;
import dev.teammem.remember.Circumstances;
import dev.teammem.remember.Outcome;
import dev.teammem.screening.Door;
import jakarta.inject.Singleton;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Brings a memory directory in, file by file: one that is refused stays out alone. */
@Singleton
public final class Import {

    private final Submit submit;
    private final HandWrittenLines handWritten;

    public Import(Submit submit, HandWrittenLines handWritten) {
        this.submit = submit;
        this.handWritten = handWritten;
    }

    /**
     * @param machine the machine whose local agent directories are meant, empty when unknown
     * @throws ArchiveRefused when the bytes are no archive within the limits; nothing was imported then
     */
    public ImportReport run(Caller caller, ProjectId project, String machine, byte[] archive, boolean dryRun) {
        var paths = new ArchivePath(project, caller.user(), machine);
        var circumstances = new Circumstances("", "imported", dryRun);
        var run = new Run(caller, paths, circumstances);
        Unzip.read(archive).forEach(run::bringIn);
        run.indexes.forEach(run::keepLines);
        return new ImportReport(run.items);
    }

    /** An index that waits until the files it may speak of are in. */
    private record FoundIndex(ArchivePath.Place place, String content) {}

    /** One import on its way through the files of its archive. */
    private final class Run {
        private final Caller caller;
        private final ArchivePath paths;
        private final Circumstances circumstances;
        private final List<Item> items = new ArrayList<>();
        private final List<FoundIndex> indexes = new ArrayList<>();
        private final HashSet<String> seen = new HashSet<>();

        Run(Caller caller, ArchivePath paths, Circumstances circumstances) {
            this.caller = caller;
            this.paths = paths;
            this.circumstances = circumstances;
        }

        void bringIn(ZipFileEntry entry) {
            try {
                var place = paths.place(entry.path());
                var content = FileBytes.decode(entry.bytes());
                if (!seen.add(entry.path())) {
                    refuse(
                            entry.path(),
                            "archive-path",
                            "The archive has two files of this path.",
                            "Keep one of them.");
                } else if (place.isIndex()) {
                    indexes.add(new FoundIndex(place, content));
                } else {
                    remember(entry, ownPlace(place, content), content);
                }
            } catch (ArchivePath.Unplaced e) {
                items.add(new Item(entry.path(), Result.REFUSED, 0, List.of(e.finding())));
            } catch (BytesRefused e) {
                items.add(new Item(entry.path(), Result.REFUSED, 0, List.of(e.finding())));
            } catch (NameRefused e) {
                items.add(new Item(entry.path(), Result.REFUSED, 0, List.of(e.finding())));
            }
        }

        /** What is about one person goes to that person, wherever the archive had it. */
        private ArchivePath.Place ownPlace(ArchivePath.Place place, String content) {
            var type = MemoryType.find(MemoryReader.read(content).type().text());
            return place.directory() instanceof Directory.Team && type.equals(java.util.Optional.of(MemoryType.USER))
                    ? new ArchivePath.Place(new Directory.Private(paths.project(), caller.user()), place.file())
                    : place;
        }

        private void remember(ZipFileEntry entry, ArchivePath.Place place, String content) {
            var change = new Change.Write(
                    place.directory(), place.name(), new Base.Present(), content, entry.time(), Door.CARRIED);
            var path = place.directory().pathOf(place.name());
            items.add(item(path, submit.submit(caller, change, circumstances)));
        }

        void keepLines(FoundIndex index) {
            var directory = index.place().directory();
            var kept = handWritten.keep(caller, directory, index.content(), circumstances.dryRun());
            items.add(new Item(
                    directory.folder() + "MEMORY.md",
                    kept.isEmpty() ? Result.UNCHANGED : Result.REMEMBERED,
                    0,
                    List.of()));
        }

        private void refuse(String path, String rule, String message, String remedy) {
            var finding = Finding.error(Finding.Gate.FORM, rule, "file", message, remedy);
            items.add(new Item(path, Result.REFUSED, 0, List.of(finding)));
        }
    }

    private static Item item(String path, Outcome outcome) {
        return outcome.fold(
                done -> new Item(path, Result.REMEMBERED, done.now().revision(), done.findings()),
                waits -> new Item(path, Result.PROPOSED, 0, waits.findings()),
                same -> new Item(path, Result.UNCHANGED, same.memory().revision(), same.findings()),
                refused -> new Item(path, Result.REFUSED, 0, refused.findings()),
                conflict -> new Item(
                        path, Result.REFUSED, conflict.current().revision(), List.of(inTheWay(conflict.current()))));
    }

    private static Finding inTheWay(FileState current) {
        return current instanceof Memory
                ? Finding.error(
                        Finding.Gate.FORM,
                        "changed-meanwhile",
                        "file",
                        "Somebody changed this memory during the import.",
                        "Import it again.")
                : Finding.error(
                        Finding.Gate.FORM,
                        "forgotten",
                        "file",
                        "This memory was forgotten here, and an import does not bring it back.",
                        "Restore one of its revisions, or save it again with If-Match of the tombstone.");
    }
}
