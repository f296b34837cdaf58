package dev.teammem.api;

import dev.teammem.problem.Problem;
import dev.teammem.project.ProjectId;
import dev.teammem.project.RemoteAlias;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** What people write about a project, on its way to values. */
final class ProjectFields {

    private static final int LONGEST_NAME = 100;
    private static final int MOST_REMOTES = 50;

    private ProjectFields() {}

    static String name(String written) {
        var name = written.strip();
        var bad = name.isEmpty()
                || name.codePointCount(0, name.length()) > LONGEST_NAME
                || name.codePoints().anyMatch(Character::isISOControl);
        if (bad) {
            throw Problem.refusedField(
                            "project-name",
                            "name",
                            "A project's name is one line of 1 to 100 characters.",
                            "Send a shorter one without line breaks.")
                    .thrown();
        }
        return name;
    }

    static List<RemoteAlias> remotes(List<String> written) {
        if (written == null) {
            return List.of();
        }
        if (written.size() > MOST_REMOTES) {
            throw Problem.refusedField("remotes-many", "remotes", "A project has at most 50 remotes.", "Send fewer.")
                    .thrown();
        }
        return written.stream().map(ProjectFields::remote).distinct().toList();
    }

    static RemoteAlias remote(String written) {
        return RemoteAlias.parse(written == null ? "" : written)
                .orElseThrow(() -> Problem.refusedField(
                                "remote-form",
                                "remotes",
                                "One of the remotes names no git repository.",
                                "Send it as 'git remote get-url origin' prints it.")
                        .thrown());
    }

    /** The id that was asked for, or a free one made from the name or the first remote. */
    static ProjectId id(String asked, String name, List<RemoteAlias> remotes, Predicate<ProjectId> isFree) {
        if (asked != null) {
            if (!ProjectId.isValid(asked)) {
                throw Problem.refusedField(
                                "project-id",
                                "id",
                                "The id is no project id.",
                                "Use 2 to 63 characters of a-z, 0-9 and '-', starting with a letter or digit.")
                        .thrown();
            }
            return new ProjectId(asked);
        }
        var stem = stem(name == null ? "" : name);
        if (stem.isEmpty() && !remotes.isEmpty()) {
            stem = stem(remotes.get(0).repository());
        }
        return free(stem.isEmpty() ? "project" : stem, isFree);
    }

    private static ProjectId free(String stem, Predicate<ProjectId> isFree) {
        var id = new ProjectId(stem);
        for (var number = 2; !isFree.test(id); number++) {
            id = new ProjectId(stem + "-" + number);
        }
        return id;
    }

    private static String stem(String text) {
        var plain = Normalizer.normalize(text, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-+", "");
        var cut = plain.substring(0, Math.min(plain.length(), 50)).replaceAll("-+$", "");
        return cut.length() < 2 ? "" : cut;
    }
}
