package dev.teammem.web;

import dev.teammem.memory.AgentLevel;
import dev.teammem.memory.AgentType;
import dev.teammem.memory.Directory;
import dev.teammem.memory.MemoryName;
import dev.teammem.problem.Problem;
import dev.teammem.project.ProjectId;
import dev.teammem.project.UserId;
import io.quarkus.qute.TemplateExtension;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A file of a directory as the addresses of pages name it: {@code team/x.md}, {@code agents/explorer/user/x.md}, or
 * {@code x.md} for a private one. */
record MemoryPath(Directory directory, MemoryName file) {

    private static final String TEAM = "team/";
    private static final String AGENTS = "agents/";
    private static final int AGENT_SEGMENTS = 4;

    /** What cannot be a memory of this person is one that does not exist. */
    static MemoryPath parse(ProjectId project, UserId user, String path) {
        try {
            if (path.startsWith(TEAM)) {
                return in(new Directory.Team(project), path.substring(TEAM.length()));
            }
            if (path.startsWith(AGENTS)) {
                return ofAgent(project, user, path.split("/", AGENT_SEGMENTS));
            }
            return in(new Directory.Private(project, user), path);
        } catch (IllegalArgumentException noName) {
            throw missing().thrown();
        }
    }

    static Problem missing() {
        return Problem.notFound("There is no memory at this address that you may read.");
    }

    public String path() {
        return directory.pathOf(file);
    }

    @TemplateExtension
    static String pageOf(Directory directory, MemoryName file) {
        var path = Arrays.stream(directory.pathOf(file).split("/"))
                .map(segment -> URLEncoder.encode(segment, StandardCharsets.UTF_8))
                .collect(Collectors.joining("/"));
        return "/p/" + directory.project() + "/memories/" + path;
    }

    private static MemoryPath ofAgent(ProjectId project, UserId user, String[] segments) {
        if (segments.length < AGENT_SEGMENTS) {
            throw missing().thrown();
        }
        var agent = new AgentType(segments[1]);
        var level = AgentLevel.find(segments[2]).orElseThrow(() -> missing().thrown());
        return switch (level) {
            case USER -> in(new Directory.AgentOfUser(project, agent, user), segments[3]);
            case PROJECT -> in(new Directory.AgentOfProject(project, agent), segments[3]);
            // Belongs to one machine, and a browser does not say which one it runs on.
            case LOCAL -> throw missing().thrown();
        };
    }

    private static MemoryPath in(Directory directory, String file) {
        return new MemoryPath(directory, MemoryName.in(directory, file));
    }
}
