package dev.teammem.web;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

class MarkdownTest {

    @Test
    void rendersWhatMemoriesUse() {
        assertThat(html("# Rule\n\n**Why:** `code`\n\n- one\n- two"))
                .contains("<h2>Rule</h2>", "<strong>Why:</strong>", "<code>code</code>", "<li>one</li>");
    }

    @Test
    void rendersTables() {
        assertThat(html("| a | b |\n|---|--:|\n| 1 | 2 |"))
                .contains("<table>", "<th>a</th>", "<td align=\"right\">2</td>");
    }

    @Test
    void whyAndHowToApplyStandOnLinesOfTheirOwn() {
        assertThat(html("**Why:** It broke\ntwice.\n**How to apply:** Always.")).contains("It broke\ntwice.<br />");
    }

    @Test
    void imagesBecomeLinksAndAreCounted() {
        var rendered =
                Markdown.render("![The flow](https://images.example/flow.png) and ![](https://images.example/x.png)");
        assertThat(rendered.images()).isEqualTo(2);
        assertThat(rendered.html().getValue())
                .doesNotContain("<img")
                .contains(">The flow</a>", ">https://images.example/x.png</a>");
    }

    @Test
    void anImageInsideALinkLeavesTheLink() {
        assertThat(html("[![Build **now**](https://ci.example/badge.svg)](https://ci.example)"))
                .contains("href=\"https://ci.example\"", "Build <strong>now</strong></a>")
                .doesNotContain("badge.svg");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "<img src=x onerror=alert(1)>",
                "<svg onload=alert(1)>",
                "<iframe src=https://evil.example></iframe>",
                "<a href=\"javascript:alert(1)\">x</a>",
                "[x](javascript:alert(1))",
                "[x](JaVaScRiPt:alert(1))",
                "[x](data:text/html,<script>alert(1)</script>)",
                "[x](vbscript:x)",
                "![x](javascript:alert(1))",
                "[x](https://a.example \"\\\" onmouseover=alert(1) \\\"\")",
                "<div style=\"position:fixed\">x</div>",
                "```\"><script>alert(1)</script>\ncode\n```",
                "| <script>alert(1)</script> |\n|---|\n| <b onclick=alert(1)>x</b> |"
            })
    void nothingActiveComesOut(String probe) {
        assertThat(html(probe))
                .doesNotContainIgnoringCase("<script", "<img", "<svg", "<iframe", "<div", "<b ")
                .doesNotContainPattern("(?i)<[^>]*\\s(on\\w+|style|src)\\s*=")
                .doesNotContainPattern("(?i)href=\"(javascript|data|vbscript)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {"![~](x)", "[a ![b ~](x)](y)", "**a ~ a**", "*a **b ~ b** a*", "> ~z", "- ~z", "| ~z", "`~z", "<~z"
            })
    void hostileNestingIsRenderedInTime(String open, String close) {
        var times = 250_000 / (open.length() + close.length());
        assertTimeout(Duration.ofSeconds(5), () -> Markdown.render(open.repeat(times) + close.repeat(times)));
    }

    private static String html(String markdown) {
        return Markdown.render(markdown).html().getValue();
    }
}
