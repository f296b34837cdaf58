package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;
import dev.teammem.screening.dates.phrase.Stretch;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** 今天, 明早, 后天, 大前天, 即日起. */
final class Days {

    /** 说明|天气, 说明|日志, 当今|天下: the first character ends the word before, if the next two make a word. */
    private static final String OTHER_WORDS = "(?!(?<=[说声证表发透鲜文如当而][明今])(?:天[气文数线空窗下然]|日[志期程历元常报子]))";

    private static final String TODAY = "今" + OTHER_WORDS + "(?<part>[天日儿早晚晨夜])";
    private static final String TOMORROW = "明" + OTHER_WORDS + "(?<part>[天日儿早晚晨])";
    private static final String YESTERDAY = "昨(?<part>[天日儿晚夜])";

    private static final Pattern NAMED =
            Pattern.compile("(?:头条|方舟|之星|说法|黄花|重现|资本|美术馆|影院|视图|页签|看板|按钮|面板|卡片|标签页|组件|界面|模块|栏目|频道)");

    static final List<Rule> RULES = List.of(
            Rule.of(TODAY, s -> day(s, 0)),
            Rule.of(TOMORROW, s -> day(s, 1)),
            Rule.of(YESTERDAY, s -> day(s, -1)),
            Rule.of("大后[天日]", s -> s.day(s.saidOn().plusDays(3))),
            Rule.of("大前[天日]", s -> s.day(s.saidOn().minusDays(3))),
            Rule.of(
                    "(?=后)(?<![之以今此然最往先落背大而天日周年月期])后天(?![性的培形努养教获免缺因环生素习文])",
                    s -> s.day(s.saidOn().plusDays(2))),
            Rule.of("(?=前)(?<![之以目当空面眼提跟生大天日周年月期])前天", s -> s.day(s.saidOn().minusDays(2))),
            Rule.of("(?:今明|明后)(?:两|二)?[天日]", Days::twoDays),
            Rule.of("即日(?=起|生效|开始)|(?<!至|如|当|从)今(?=起)", s -> s.day(s.saidOn())),
            Rule.of("明(?=起)", s -> s.day(s.saidOn().plusDays(1))));

    private Days() {}

    private static Optional<Claim> day(Sighting sighting, int days) {
        var clause = sighting.clause();
        if (clause.goesOn(NAMED)) {
            return sighting.none();
        }
        var part = switch (sighting.word("part")) {
            case "早" -> "早上";
            case "晨" -> "凌晨";
            case "晚" -> "晚上";
            case "夜" -> "夜里";
            default -> "";
        };
        return sighting.day(Claim.Kind.RELATIVE, sighting.saidOn().plusDays(days), part);
    }

    private static Optional<Claim> twoDays(Sighting sighting) {
        var first = sighting.saidOn().plusDays(sighting.phrase().startsWith("今") ? 0 : 1);
        return sighting.stretch(new Stretch(first, first.plusDays(1), "days"));
    }
}
