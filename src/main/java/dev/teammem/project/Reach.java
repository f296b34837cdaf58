package dev.teammem.project;

import java.util.Set;

/** The projects a credential was made for. An empty set means all projects of its user. */
public record Reach(Set<ProjectId> projects) {

    public static final Reach EVERYWHERE = new Reach(Set.of());

    public Reach {
        projects = Set.copyOf(projects);
    }

    public boolean covers(ProjectId project) {
        return projects.isEmpty() || projects.contains(project);
    }

    /** Whether a credential with this reach may hand out one with the other. */
    public boolean covers(Reach other) {
        return projects.isEmpty() || (!other.projects.isEmpty() && projects.containsAll(other.projects));
    }
}
