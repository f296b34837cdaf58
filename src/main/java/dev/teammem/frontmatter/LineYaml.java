package dev.teammem.frontmatter;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The lenient reading of a frontmatter that is no YAML: key by key. A key whose own lines are YAML is read strictly,
 * so that one bad value neither spoils the others nor opens a way round what is forbidden; of the rest the text is
 * taken as it stands.
 */
final class LineYaml {

    private static final Set<String> READ =
            Set.of("name", "description", "type", "metadata", "supersedes", "source-date");
    private static final Pattern BLOCK_HEADER = Pattern.compile("[|>][-+0-9]{0,2}[ \\t]*+(?:\\r?\\n|$)");
    private static final Pattern FOLD = Pattern.compile("[ \\t]*\\r?\\n\\s*");

    private final String content;

    private LineYaml(String content) {
        this.content = content;
    }

    static Node.Mapping read(String content, int start, int end) throws RefusedYaml {
        var lines = new LineYaml(content);
        return new Node.Mapping(lines.entries(KeyLines.split(content, start, end, false)), start, end, false);
    }

    private Map<String, Node.Entry> entries(Iterable<KeyLines> keys) throws RefusedYaml {
        Map<String, Node.Entry> entries = new LinkedHashMap<>();
        for (var key : keys) {
            var entry = new Node.Entry(key.start(), READ.contains(key.key()) ? value(key) : raw(key));
            if (entries.put(key.key(), entry) != null) {
                throw RefusedYaml.duplicate(key.start(), key.key());
            }
        }
        return entries;
    }

    private Node value(KeyLines lines) throws RefusedYaml {
        try {
            var strict = StrictYaml.read(content, lines.start(), lines.end());
            var entry = strict.entries().get(lines.key());
            return entry == null ? raw(lines) : entry.value();
        } catch (MalformedYaml asExpected) {
            return lines.key().equals("metadata") ? nested(lines) : raw(lines);
        }
    }

    private Node nested(KeyLines lines) throws RefusedYaml {
        var below = Math.min(content.indexOf('\n', lines.start()) + 1, lines.end());
        var children = KeyLines.split(content, below, lines.end(), true);
        return new Node.Mapping(entries(children), lines.valueStart(), lines.end(), false);
    }

    private Node.Scalar raw(KeyLines lines) {
        var text = content.substring(lines.valueStart(), lines.end());
        var header = BLOCK_HEADER.matcher(text);
        var value = header.lookingAt() ? text.substring(header.end()).strip() : text;
        return new Node.Scalar(KeyLines.unquoted(FOLD.matcher(value).replaceAll(" ")), lines.valueStart(), lines.end());
    }
}
