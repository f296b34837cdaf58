package dev.teammem.api;

import dev.teammem.memory.Directory;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import jakarta.ws.rs.Path;

@Path("/api/projects/{project}/team")
class TeamMemoryResource extends MemoryFileResource {

    @Override
    Directory directory(ProjectId project, Caller caller) {
        return new Directory.Team(project);
    }
}
