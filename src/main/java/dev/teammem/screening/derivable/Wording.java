package dev.teammem.screening.derivable;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a sentence is made of: words without ending, case and stop words, and pairs of Chinese characters.
 *
 * @param tokens all of them
 * @param telling the numbers and denials, which turn the meaning around where they differ
 */
record Wording(Set<String> tokens, Set<String> telling) {

    /** Two texts of fewer tokens agree by chance. */
    private static final int FEWEST = 3;

    /** How much of the shorter text has to stand in the longer one. */
    private static final double SHARE = 0.75;

    private static final Pattern PIECE = Pattern.compile("\\p{IsHan}+|[\\p{L}\\p{N}_]+(?:[.@/+#-]+[\\p{L}\\p{N}_]+)*+");
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}.*");
    private static final Pattern DENIAL =
            Pattern.compile("not|never|no|don't|without|except|unless|but|only|不|别|勿|禁|无|除|但|仅|只");
    private static final Pattern DON_T =
            Pattern.compile("\\b(do|does|must|should|can|may|is|are|will)n['’]?t\\b|\\bcannot\\b");
    private static final Set<String> STOP = Set.of(
            "a", "an", "the", "of", "to", "in", "on", "for", "and", "or", "is", "are", "be", "it", "its", "this",
            "that", "with", "as", "at", "by", "we", "you", "your", "our", "please", "always", "should", "must", "shall",
            "will", "all", "every", "each", "any", "here", "there", "when", "do", "does", "use", "have", "has");
    private static final List<String> ENDINGS = List.of("ing", "ies", "es", "ed", "s", "e");

    static Wording of(String sentence) {
        var plain = Normalizer.normalize(sentence, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        var spelt = DON_T.matcher(plain).replaceAll(" not ");
        Set<String> tokens = new LinkedHashSet<>();
        Set<String> telling = new HashSet<>();
        var piece = PIECE.matcher(spelt);
        while (piece.find()) {
            if (HAN.matcher(piece.group()).matches()) {
                addHan(piece.group(), tokens, telling);
            } else {
                addWord(piece.group(), tokens, telling);
            }
        }
        return new Wording(Set.copyOf(tokens), Set.copyOf(telling));
    }

    boolean isTelling() {
        return tokens.size() >= FEWEST;
    }

    /** Whether it denies, excepts or counts something. */
    boolean turnsAround() {
        return !telling.isEmpty();
    }

    /** Whether this sentence of an instruction file says what the other says. */
    boolean states(Wording other) {
        var shared = (int) other.tokens.stream().filter(tokens::contains).count();
        return other.isShared(shared)
                && telling.containsAll(other.telling)
                && (other.telling.containsAll(telling) || tokens.size() > 2 * other.tokens.size());
    }

    /** Whether so many common tokens are enough. */
    boolean isShared(int count) {
        return count >= FEWEST && count >= SHARE * tokens.size();
    }

    private static void addHan(String run, Set<String> tokens, Set<String> telling) {
        for (var i = 0; i < run.length(); i++) {
            var single = run.substring(i, i + 1);
            if (DENIAL.matcher(single).matches()) {
                telling.add(single);
            }
            if (i + 1 < run.length()) {
                tokens.add(run.substring(i, i + 2));
            }
        }
    }

    private static void addWord(String word, Set<String> tokens, Set<String> telling) {
        if (DENIAL.matcher(word).matches() || Character.isDigit(word.charAt(0))) {
            telling.add(word);
        }
        if (!STOP.contains(word)) {
            tokens.add(stem(word));
        }
    }

    private static String stem(String word) {
        for (var ending : ENDINGS) {
            if (word.endsWith(ending) && word.length() - ending.length() >= 3) {
                return word.substring(0, word.length() - ending.length());
            }
        }
        return word;
    }
}
