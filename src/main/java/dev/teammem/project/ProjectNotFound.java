package dev.teammem.project;

/** There is no such project for this caller: it does not exist, or the caller is no member of it. */
public final class ProjectNotFound extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final ProjectId project;

    public ProjectNotFound(ProjectId project) {
        super("There is no project '" + project
                + "' that you belong to. List yours with GET /api/projects, or ask one of its admins to add you.");
        this.project = project;
    }

    public ProjectId project() {
        return project;
    }
}
