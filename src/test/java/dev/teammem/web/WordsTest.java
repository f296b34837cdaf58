package dev.teammem.web;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

import static org.assertj.core.api.Assertions.assertThat;

/** Both languages say everything, and templates say nothing by themselves. */
class WordsTest {

    private static final Path RESOURCES = Path.of("src/main/resources");
    private static final Map<String, String> ENGLISH = bundle("msg.properties");
    private static final Map<String, String> CHINESE = bundle("msg_zh.properties");

    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");
    private static final Pattern EXPRESSION = Pattern.compile("\\{[^{}]*}");
    /** Commands and names, which are the same in every language. */
    private static final Pattern SAME =
            Pattern.compile("(?s)<code>.*?</code>|<!doctype html>|>teammem<|Teammem|English|简体中文|\\br(?=\\{)");

    private static final Pattern WORDS_OF_ATTRIBUTES =
            Pattern.compile("(?:aria-label|title|placeholder|alt|data-label)=\"([^\"]*)\"");

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(CHINESE.keySet()).containsExactlyElementsOf(ENGLISH.keySet());
    }

    @Test
    void noEnglishIsLeftInTheChinesePages() {
        CHINESE.forEach((key, words) -> {
            assertThat(words).as(key).isNotEqualTo(ENGLISH.get(key));
            if (!Set.of("ofLimit").contains(key)) {
                assertThat(HAN.matcher(words).find()).as(key + " has Chinese").isTrue();
            }
        });
    }

    @Test
    void templatesHoldNoWordsOfTheirOwn() throws IOException {
        try (var files = Files.walk(RESOURCES.resolve("templates"))) {
            for (var template : files.filter(Files::isRegularFile).toList()) {
                var text = EXPRESSION
                        .matcher(SAME.matcher(Files.readString(template)).replaceAll(""))
                        .replaceAll("");
                var attributes = WORDS_OF_ATTRIBUTES
                        .matcher(text)
                        .results()
                        .map(found -> found.group(1))
                        .toList();
                assertThat(String.join("", attributes))
                        .as(template + ", attributes")
                        .doesNotContainPattern("\\p{L}");
                assertThat(text.replaceAll("<[^>]*>", ""))
                        .as(template.toString())
                        .doesNotContainPattern("\\p{L}{2,}");
            }
        }
    }

    private static Map<String, String> bundle(String file) {
        var words = new TreeMap<String, String>();
        for (var line : lines(RESOURCES.resolve("messages").resolve(file))) {
            if (!line.isBlank() && !line.startsWith("#")) {
                var parts = line.split("=", 2);
                assertThat(words.put(parts[0], parts[1])).as(parts[0] + " once").isNull();
            }
        }
        return words;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
