package dev.teammem.api;

import dev.teammem.memory.AgentLevel;
import dev.teammem.memory.AgentType;
import dev.teammem.memory.Directory;
import dev.teammem.problem.Problem;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;

/** Agent directories by the words of a request. */
final class AgentDirectories {

    private AgentDirectories() {}

    static Directory named(ProjectId project, Caller caller, String type, String level, String machine) {
        var agent = type(type);
        var known = AgentLevel.find(level)
                .orElseThrow(() -> Problem.notFound("An agent keeps memories at the levels user, project and local.")
                        .thrown());
        return switch (known) {
            case USER -> new Directory.AgentOfUser(project, agent, caller.user());
            case PROJECT -> new Directory.AgentOfProject(project, agent);
            case LOCAL -> new Directory.AgentOfMachine(project, agent, caller.user(), required(machine));
        };
    }

    private static AgentType type(String written) {
        try {
            return new AgentType(written);
        } catch (IllegalArgumentException e) {
            throw Problem.refusedField("agent-type", "agent", "This is no agent type.", e.getMessage())
                    .thrown();
        }
    }

    private static String required(String machine) {
        if (machine.isEmpty()) {
            throw Problem.malformed("The level local belongs to one machine. Send the header Teammem-Machine.")
                    .thrown();
        }
        return machine;
    }
}
