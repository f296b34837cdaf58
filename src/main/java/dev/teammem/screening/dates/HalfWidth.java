package dev.teammem.screening.dates;

/** Writes full-width figures, letters and marks as half-width ones, each in its place, so that offsets stay. */
final class HalfWidth {

    private HalfWidth() {}

    static String of(String text) {
        var letters = text.toCharArray();
        for (var at = 0; at < letters.length; at++) {
            var letter = letters[at];
            if (letter >= '！' && letter <= '～') {
                letters[at] = (char) (letter - '！' + '!');
            } else if (letter == '\u3000' || letter == '\u00a0') {
                letters[at] = ' ';
            }
        }
        return new String(letters);
    }
}
