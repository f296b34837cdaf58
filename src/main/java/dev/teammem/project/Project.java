package dev.teammem.project;

import java.util.List;

/** A repository's shared place: its id, the name people read, and the remotes by which agents find it. */
public record Project(ProjectId id, String name, List<RemoteAlias> remotes) {

    public Project {
        remotes = List.copyOf(remotes);
    }
}
