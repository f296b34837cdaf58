package dev.teammem.screening.derivable;

import java.util.Locale;

/** What can be derived, where it is read instead, and how a finding calls it. */
enum Kind {
    CODE_PATTERN("a description of how the code is written", "the code"),
    ARCHITECTURE("a description of how the system is built", "the code and the docs"),
    FILE_TREE("a listing of files, folders or modules", "the repository (ls, git ls-files)"),
    PATH_FACT("the place of something in the repository", "the code (search for the name)"),
    GIT_HISTORY("history: who changed what and when", "git log and git blame"),
    PR_LIST("a list or the state of pull requests or tickets", "the forge or the issue tracker"),
    STACK_TRACE("an error message or a stack trace", "the log or the issue"),
    FIX_RECIPE("the recipe of a fix", "the code and the message of the commit that fixed it"),
    CLAUDE_MD("what an instruction file or a document of the repository says", "that file"),
    WIP_STATUS("the state of the task at hand", "the plan or task list of this session, and git status");

    private final String looksLike;
    private final String readInstead;

    Kind(String looksLike, String readInstead) {
        this.looksLike = looksLike;
        this.readInstead = readInstead;
    }

    /** A long text gathers many cues; more than this they never weigh, so that a real reason outweighs them. */
    int most() {
        return this == STACK_TRACE ? 8 : 7;
    }

    String rule() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String looksLike() {
        return looksLike;
    }

    String readInstead() {
        return readInstead;
    }
}
