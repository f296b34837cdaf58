package dev.teammem.frontmatter;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.JacksonYAMLParseException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads one YAML mapping as it was written: no value is given a type, nothing is resolved.
 *
 * <p>A forbidden construct is only reported once the whole text has proved to be YAML: {@code *all* tests} starts like
 * an alias and is none.
 */
final class StrictYaml {

    static final int DEPTH = 8;

    private static final YAMLFactory YAML = new YAMLFactory();

    private final YAMLParser parser;
    private final Positions positions;
    private final Refusals refusals;

    private StrictYaml(YAMLParser parser, String content, int start) {
        this.parser = parser;
        this.positions = new Positions(content, start);
        this.refusals = new Refusals(content);
    }

    /** Reads the range of the content; every position in the answer counts from the start of the content. */
    static Node.Mapping read(String content, int start, int end) throws MalformedYaml, RefusedYaml {
        try (var parser = YAML.createParser(content.substring(start, end))) {
            return new StrictYaml(parser, content, start).document();
        } catch (JacksonYAMLParseException malformed) {
            throw new MalformedYaml(new Positions(content, start).of(malformed.getLocation()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("reading from a string", unreadable);
        }
    }

    private Node.Mapping document() throws IOException, RefusedYaml, MalformedYaml {
        if (next() == null) {
            return Node.Mapping.EMPTY;
        }
        var root = node(1);
        if (parser.nextToken() != null) {
            refusals.secondDocument(start());
        }
        refusals.throwFirst();
        if (root instanceof Node.Mapping mapping) {
            return mapping;
        }
        throw new MalformedYaml(root.start());
    }

    private Node node(int depth) throws IOException, RefusedYaml, MalformedYaml {
        if (parser.currentToken().isScalarValue()) {
            return new Node.Scalar(parser.getText(), start(), scalarEnd());
        }
        if (depth > DEPTH) {
            throw refusals.tooDeep(start());
        }
        return parser.currentToken() == JsonToken.START_ARRAY ? sequence(depth) : mapping(depth);
    }

    private Node.Sequence sequence(int depth) throws IOException, RefusedYaml, MalformedYaml {
        var start = start();
        var end = positions.of(parser.currentLocation());
        List<Node> items = new ArrayList<>();
        while (next() != JsonToken.END_ARRAY) {
            var item = node(depth + 1);
            items.add(item);
            end = item.end();
        }
        return new Node.Sequence(items, start, collectionEnd(end));
    }

    private Node.Mapping mapping(int depth) throws IOException, RefusedYaml, MalformedYaml {
        var start = start();
        var end = positions.of(parser.currentLocation());
        var flow = positions.charAt(start) == '{';
        Map<String, Node.Entry> entries = new LinkedHashMap<>();
        while (nextKey(depth) != JsonToken.END_OBJECT) {
            var key = parser.getText();
            var at = start();
            refusals.checkKey(at, key, entries.keySet());
            next();
            var value = node(depth + 1);
            entries.put(key, new Node.Entry(at, value));
            end = value.end();
        }
        return new Node.Mapping(entries, start, collectionEnd(end), flow);
    }

    private JsonToken next() throws IOException {
        var token = parser.nextToken();
        if (token != null && !token.isStructEnd()) {
            refusals.checkNode(start());
        }
        return token;
    }

    /**
     * YAML has keys that JSON has not: lists, mappings, aliases. Reading cannot go on behind one, so a text such as
     * <code>{{name}} says</code> counts as no YAML unless something forbidden was seen.
     */
    private JsonToken nextKey(int depth) throws IOException, RefusedYaml, MalformedYaml {
        try {
            return next();
        } catch (JacksonYAMLParseException malformed) {
            throw malformed;
        } catch (JsonProcessingException noJsonKey) {
            refusals.checkNode(start());
            refusals.throwFirst();
            if (depth == 1) {
                throw refusals.noPlainKey(start());
            }
            throw new MalformedYaml(start());
        }
    }

    private int start() {
        return positions.of(parser.currentTokenLocation());
    }

    private int scalarEnd() {
        return positions.beforeBlanks(start(), positions.of(parser.currentLocation()));
    }

    /** A closing bracket has a width; the end of a block is noticed only at the next key, after any comments. */
    private int collectionEnd(int lastItemEnd) {
        JsonLocation end = parser.currentLocation();
        var closed = end.getCharOffset() > parser.currentTokenLocation().getCharOffset();
        return closed ? positions.of(end) : lastItemEnd;
    }
}
