package dev.teammem.screening.derivable;

/**
 * A line of a memory, or a piece of a very long one.
 *
 * @param field the field of the memory it stands in
 * @param line the line of the file, from 1
 * @param written as the author wrote it
 * @param folded as patterns read it, see {@link Folding}
 */
record Segment(String field, int line, String written, String folded) {

    /** Patterns look at no more than this at once, which keeps their time linear in the text. */
    static final int LONGEST = 300;

    static Segment of(String field, int line, String written) {
        return new Segment(field, line, written, Folding.of(written));
    }

    Segment aboutTheWorld() {
        return new Segment(field, line, written, Folding.withoutCode(folded));
    }

    /** The text on one line, short enough to be quoted in a message. */
    String quote() {
        return Quote.of(written);
    }
}
