package dev.teammem.api;

import dev.teammem.memory.Directory;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;

@Path("/api/projects/{project}/agents/{agentType}/{level}")
class AgentMemoryResource extends MemoryFileResource {

    @PathParam("agentType")
    String agentType;

    @PathParam("level")
    String level;

    @Context
    HttpHeaders headers;

    @Override
    Directory directory(ProjectId project, Caller caller) {
        return AgentDirectories.named(project, caller, agentType, level, Machine.of(headers));
    }
}
