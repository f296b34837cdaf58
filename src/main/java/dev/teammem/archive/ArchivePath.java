package dev.teammem.archive;

import dev.teammem.memory.AgentLevel;
import dev.teammem.memory.AgentType;
import dev.teammem.memory.Directory;
import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryName;
import dev.teammem.project.ProjectId;
import dev.teammem.project.UserId;

import java.util.regex.Pattern;

/**
 * Which directory and file a path of an archive stands for.
 *
 * @param project the project that is imported into
 * @param user whose private directories are meant
 * @param machine the machine whose local agent directories are meant, empty when unknown
 */
record ArchivePath(ProjectId project, UserId user, String machine) {

    static final String ROOT = "memory/";
    private static final Pattern AGENT = Pattern.compile("agents/([^/]+)/(user|project|local)/(.+)");
    private static final String INDEX = "MEMORY.md";

    /** Thrown for a path that stands for nothing here. */
    static final class Unplaced extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient Finding finding;

        Unplaced(String message, String remedy) {
            this.finding = Finding.error(Finding.Gate.FORM, "archive-path", "file", message, remedy);
        }

        Finding finding() {
            return finding;
        }
    }

    /** @param file relative to the directory; {@code MEMORY.md} for its index */
    record Place(Directory directory, String file) {
        boolean isIndex() {
            return file.equals(INDEX);
        }

        MemoryName name() {
            return MemoryName.in(directory, file);
        }
    }

    Place place(String path) throws Unplaced {
        if (!path.startsWith(ROOT)) {
            throw new Unplaced(
                    "The path does not start with memory/.",
                    "Put private files in memory/ and team files in memory/team/.");
        }
        var below = path.substring(ROOT.length());
        if (below.startsWith("team/")) {
            return new Place(new Directory.Team(project), below.substring("team/".length()));
        }
        var agent = AGENT.matcher(below);
        if (agent.matches()) {
            return new Place(agentDirectory(agent.group(1), agent.group(2)), agent.group(3));
        }
        return new Place(new Directory.Private(project, user), below);
    }

    private Directory agentDirectory(String type, String level) throws Unplaced {
        var agent = agentType(type);
        return switch (AgentLevel.find(level).orElseThrow()) {
            case USER -> new Directory.AgentOfUser(project, agent, user);
            case PROJECT -> new Directory.AgentOfProject(project, agent);
            case LOCAL -> {
                if (machine.isEmpty()) {
                    throw new Unplaced(
                            "The file belongs to one machine and the request names none.",
                            "Send the header Teammem-Machine.");
                }
                yield new Directory.AgentOfMachine(project, agent, user, machine);
            }
        };
    }

    private static AgentType agentType(String type) throws Unplaced {
        try {
            return new AgentType(type);
        } catch (IllegalArgumentException e) {
            throw new Unplaced("The folder below agents/ is no agent type.", e.getMessage());
        }
    }
}
