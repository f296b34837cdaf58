package dev.teammem.prompt;

import dev.teammem.project.ProjectId;

/**
 * What prompt is asked for.
 *
 * @param directory where the agent finds its private directory, ending in a slash; the team's is {@code team/} below it
 */
public record PromptRequest(ProjectId project, PromptMode mode, String directory) {

    public static final String DEFAULT_DIRECTORY = "memory/";
    private static final int LONGEST_DIRECTORY = 500;

    /** @throws IllegalArgumentException when the directory could not stand in one line of a prompt */
    public PromptRequest {
        if (directory.isBlank() || directory.length() > LONGEST_DIRECTORY || !isPlain(directory)) {
            throw new IllegalArgumentException(
                    "dir is the path of the memory directory: up to 500 characters in one line, without backquotes.");
        }
        directory = directory.endsWith("/") ? directory : directory + "/";
    }

    private static boolean isPlain(String text) {
        return text.codePoints()
                .noneMatch(c -> c == '`'
                        || Character.isISOControl(c)
                        || Character.getType(c) == Character.FORMAT
                        || c == 0x2028
                        || c == 0x2029);
    }
}
