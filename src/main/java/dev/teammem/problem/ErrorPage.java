package dev.teammem.problem;

/** Draws a problem for a person. */
public interface ErrorPage {

    /** The whole page as HTML. */
    String html(Problem problem);
}
