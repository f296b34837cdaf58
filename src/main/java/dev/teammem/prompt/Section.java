package dev.teammem.prompt;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The eight sections of instructions, in the order an agent reads them. */
public enum Section {
    DIRECTORY("1-directory", true),
    ON_REQUEST("2-on-request", false),
    TYPES("3-types", true),
    NOT_TO_SAVE("4-not-to-save", false),
    HOW_TO_SAVE("5-how-to-save", true),
    WHEN_TO_ACCESS("6-when-to-access", false),
    TRUSTING_RECALL("7-trusting-recall", false),
    BESIDE_PLAN_AND_TASK("8-beside-plan-and-task", false);

    private final String file;
    private final boolean dependsOnMode;

    Section(String file, boolean dependsOnMode) {
        this.file = file;
        this.dependsOnMode = dependsOnMode;
    }

    /** The name of the section in JSON. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The instructions of a mode, without any index. */
    static List<PromptSection> lines(PromptRequest request) {
        return Arrays.stream(values())
                .map(section -> new PromptSection(section.word(), section.text(request)))
                .toList();
    }

    private String text(PromptRequest request) {
        return Template.load(dependsOnMode ? file + "." + request.mode().word() : file)
                .with("private", request.directory())
                .with("team", request.directory() + "team/")
                .with("lines", "200")
                .with("bytes", "25,000")
                .text();
    }
}
