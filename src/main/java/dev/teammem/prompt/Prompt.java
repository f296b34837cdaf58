package dev.teammem.prompt;

import dev.teammem.index.IndexReport;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * The text an agent starts with.
 *
 * @param decidedBy the rule that chose this prompt
 * @param tokens an estimate of its length in tokens of a language model
 * @param etag equal for equal texts
 * @param utf8 the text as it is sent, encoded once for all who ask
 */
public record Prompt(
        String text,
        PromptMode mode,
        String decidedBy,
        List<PromptSection> sections,
        List<IndexReport> indexes,
        int tokens,
        String etag,
        byte[] utf8) {

    static Prompt of(PromptRequest request, List<IndexReport> indexes) {
        var sections = Section.lines(request);
        var parts = new ArrayList<>(sections.stream().map(PromptSection::text).toList());
        indexes.forEach(index -> parts.add(indexText(request, index)));
        var text = String.join("\n\n", parts) + "\n";
        var utf8 = text.getBytes(StandardCharsets.UTF_8);
        var tokens = estimatedTokens(text);
        return new Prompt(text, request.mode(), "default", sections, List.copyOf(indexes), tokens, hash(utf8), utf8);
    }

    private static String indexText(PromptRequest request, IndexReport index) {
        var directory = switch (index.scope()) {
            case PRIVATE -> request.directory();
            case TEAM -> request.directory() + "team/";
        };
        return Template.load(index.text().isEmpty() ? "9-index-empty" : "9-index")
                .with("scope", index.scope().word())
                .with("directory", directory)
                .with("index", index.text())
                .text();
    }

    // About four characters of Latin text make a token, and about one Han character.
    private static int estimatedTokens(String text) {
        var wide = (int) text.codePoints().filter(c -> c >= 0x2E80).count();
        return wide + (text.codePointCount(0, text.length()) - wide + 3) / 4;
    }

    private static String hash(byte[] utf8) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(utf8);
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256.", e);
        }
    }
}
