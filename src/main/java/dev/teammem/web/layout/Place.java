package dev.teammem.web.layout;

/**
 * Where a page stands, for its title and navigation.
 *
 * @param user who is signed in, empty where that is not known
 * @param project id of the project it is about, empty for none
 * @param projectName the name people read
 * @param section which entry of the navigation it belongs to
 */
public record Place(String user, String project, String projectName, Section section) {

    public enum Section {
        HOME,
        MEMORIES,
        PROMPT,
        NONE
    }

    /** A page that needs no session: it does not look whose one there is. */
    public static final Place OUTSIDE = new Place("", "", "", Section.NONE);

    public static Place home(String user) {
        return new Place(user, "", "", Section.HOME);
    }

    public boolean isInProject() {
        return !project.isEmpty();
    }

    public boolean isSignedIn() {
        return !user.isEmpty();
    }

    /** The value of {@code aria-current} of a navigation entry. */
    public boolean isIn(String name) {
        return section.name().equals(name);
    }
}
