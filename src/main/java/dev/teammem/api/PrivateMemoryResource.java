package dev.teammem.api;

import dev.teammem.memory.Directory;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import jakarta.ws.rs.Path;

@Path("/api/projects/{project}/private")
class PrivateMemoryResource extends MemoryFileResource {

    @Override
    Directory directory(ProjectId project, Caller caller) {
        return new Directory.Private(project, caller.user());
    }
}
