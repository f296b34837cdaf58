package dev.teammem.frontmatter;

/** Thrown where YAML is well formed and holds a construct that memories do without. */
final class RefusedYaml extends Exception {

    private static final long serialVersionUID = 1L;

    private final int position;
    private final String remedy;

    RefusedYaml(int position, String message, String remedy) {
        super(message);
        this.position = position;
        this.remedy = remedy;
    }

    static RefusedYaml duplicate(int position, String key) {
        return new RefusedYaml(
                position, "The key '" + shown(key) + "' stands twice in the frontmatter.", "Keep one of the two.");
    }

    int position() {
        return position;
    }

    String remedy() {
        return remedy;
    }

    private static String shown(String key) {
        return key.codePointCount(0, key.length()) <= 40 ? key : key.substring(0, key.offsetByCodePoints(0, 40)) + "…";
    }
}
