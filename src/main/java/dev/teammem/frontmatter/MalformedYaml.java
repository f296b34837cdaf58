package dev.teammem.frontmatter;

/** Thrown where a text is no YAML mapping, so that its lines may be read one by one instead. */
final class MalformedYaml extends Exception {

    private static final long serialVersionUID = 1L;

    private final int position;

    MalformedYaml(int position) {
        super("no YAML mapping at " + position);
        this.position = position;
    }

    int position() {
        return position;
    }
}
