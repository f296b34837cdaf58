package dev.teammem.frontmatter;

import dev.teammem.memory.Finding;

import java.util.List;
import java.util.Optional;

/**
 * A file cut and its frontmatter read.
 *
 * @param findings what stood in the way of reading it
 */
record Frontmatter(Fences fences, Node.Mapping root, List<Finding> findings) {

    static Frontmatter read(String content) {
        var fences = Fences.find(content);
        return switch (fences.state()) {
            case MISSING -> unread(fences, FormFindings.MISSING);
            case UNCLOSED -> unread(fences, FormFindings.UNCLOSED);
            case TOO_LARGE -> unread(fences, FormFindings.TOO_LARGE);
            case CLOSED -> strict(fences);
        };
    }

    /** The mapping that holds the key: the frontmatter itself, or for the type what stands under {@code metadata:}. */
    Node.Mapping holderOf(String key) {
        if (key.equals("type") && !root.entries().containsKey(key)) {
            var metadata = root.entries().get("metadata");
            if (metadata != null && metadata.value() instanceof Node.Mapping mapping) {
                return mapping;
            }
        }
        return root;
    }

    Optional<Node.Entry> find(String key) {
        return Optional.ofNullable(holderOf(key).entries().get(key));
    }

    private static Frontmatter strict(Fences fences) {
        try {
            var root = StrictYaml.read(fences.content(), fences.yamlStart(), fences.yamlEnd());
            return new Frontmatter(fences, root, List.of());
        } catch (RefusedYaml refused) {
            return refused(fences, refused);
        } catch (MalformedYaml malformed) {
            return repaired(fences, fences.lineOf(malformed.position()));
        }
    }

    private static Frontmatter repaired(Fences fences, int brokenLine) {
        try {
            var root = LineYaml.read(fences.content(), fences.yamlStart(), fences.yamlEnd());
            var repaired = new Frontmatter(fences, root, List.of(FormFindings.repaired(brokenLine)));
            var recovered = List.of("name", "description", "type").stream()
                    .anyMatch(key -> repaired.find(key).isPresent());
            return recovered ? repaired : unread(fences, FormFindings.noYaml(brokenLine));
        } catch (RefusedYaml refused) {
            return refused(fences, refused);
        }
    }

    private static Frontmatter refused(Fences fences, RefusedYaml refused) {
        return unread(fences, FormFindings.refused(refused, fences.lineOf(refused.position())));
    }

    private static Frontmatter unread(Fences fences, Finding finding) {
        return new Frontmatter(fences, Node.Mapping.EMPTY, List.of(finding));
    }
}
