package dev.teammem.frontmatter;

import dev.teammem.memory.Finding;

/** What the reader objects to, in the words that people and agents read. */
final class FormFindings {

    private static final String WHOLE = "frontmatter";
    private static final String HEAD = "'---', the lines 'name: …', 'description: …' and 'type: …', and '---' again";

    static final Finding MISSING = error(
            "frontmatter-missing",
            WHOLE,
            1,
            "The file does not start with frontmatter.",
            "Start the file with " + HEAD + ", each on its own line.");
    static final Finding UNCLOSED = error(
            "frontmatter-unclosed",
            WHOLE,
            1,
            "The frontmatter is opened by '---' but never closed.",
            "Add a line '---' after the last line of the frontmatter.");
    static final Finding TOO_LARGE = error(
            "frontmatter-too-large",
            WHOLE,
            1,
            "The frontmatter is larger than " + Fences.BYTES + " bytes.",
            "Keep name, description and type in the frontmatter and move the rest into the body.");

    private FormFindings() {}

    static Finding refused(RefusedYaml refused, int line) {
        return error("frontmatter-yaml", WHOLE, line, refused.getMessage(), refused.remedy());
    }

    static Finding noYaml(int line) {
        return error(
                "frontmatter-yaml",
                WHOLE,
                line,
                "The frontmatter has no readable 'key: value' lines.",
                "Write 'name: …', 'description: …' and 'type: …', each on its own line.");
    }

    static Finding noText(String key, int line) {
        return error(
                "frontmatter-yaml",
                key,
                line,
                "The value of '" + key + "' is a list or a mapping.",
                "Write it as text on one line, in double quotes if it starts with '[' or '{'.");
    }

    static Finding noFiles(int line) {
        return error(
                "frontmatter-yaml",
                WHOLE,
                line,
                "The value of 'supersedes' is neither a file name nor a list of file names.",
                "Write it as 'supersedes: [first.md, second.md]'.");
    }

    static Finding tooLong(String key, int line) {
        return error(
                "frontmatter-too-long",
                key,
                line,
                "'" + key + "' does not end within the first " + MemoryReader.HEAD_LINES + " lines of the file.",
                "Move name, description and type to the top of the frontmatter and shorten them.");
    }

    static Finding control(String key, int line) {
        return error(
                "frontmatter-control",
                key,
                line,
                "The value of '" + key + "' holds a control character.",
                "Remove the character; look for escapes such as \\u0007.");
    }

    static Finding repaired(int line) {
        return Finding.warning(
                        Finding.Gate.FORM,
                        "frontmatter-repaired",
                        WHOLE,
                        "The frontmatter is not valid YAML; its values were read line by line.",
                        "Put the value on line " + line + " in double quotes.")
                .atLine(line);
    }

    static Finding sourceDate(int line) {
        return Finding.warning(
                        Finding.Gate.FORM,
                        "source-date-unreadable",
                        WHOLE,
                        "The value of 'source-date' is not a date and was left aside.",
                        "Write it as 2026-03-05 or 2026-03-05T14:30:00+01:00.")
                .atLine(line);
    }

    private static Finding error(String rule, String field, int line, String message, String remedy) {
        return Finding.error(Finding.Gate.FORM, rule, field, message, remedy).atLine(line);
    }
}
