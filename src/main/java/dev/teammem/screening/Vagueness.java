package dev.teammem.screening;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether a description tells recall nothing: the name again, or a phrase that would fit any memory. */
final class Vagueness {

    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
    private static final Pattern FILLER = Pattern.compile("^(?:the|a|an|my|our|some|this)\\b");

    private static final Set<String> STOCK = """
            user, user preference, user preferences, users preferences, preferences, user info, user information
            user profile, user feedback, about the user, project, project info, project information, project details
            project notes, about the project, feedback, reference, references, note, notes, info, information, general
            misc, miscellaneous, memory, description, important, todo, tbd, n/a, none, null
            用户, 用户偏好, 用户的偏好, 用户喜好, 用户信息, 用户资料, 用户反馈, 偏好, 项目, 项目信息, 项目的信息, 项目资料, 项目说明
            项目笔记, 反馈, 参考, 参考资料, 笔记, 备注, 记录, 信息, 记忆, 描述, 其他, 重要, 无
            """.lines()
            .flatMap(line -> Stream.of(line.split(",")))
            .map(Vagueness::folded)
            .collect(Collectors.toUnmodifiableSet());

    private Vagueness() {}

    static boolean of(String description, String name) {
        var folded = folded(description);
        return folded.isEmpty() || STOCK.contains(folded) || folded.equals(folded(name));
    }

    /** Without case, width, punctuation, blanks and a leading article. */
    private static String folded(String text) {
        var lower = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        return NO_WORD.matcher(FILLER.matcher(lower.strip()).replaceFirst("")).replaceAll("");
    }
}
