package dev.teammem.screening.dates;

/** A text that counts how often a pattern looks at it, so that a test can hold how the work grows. */
final class Growth implements CharSequence {

    private final String text;
    private long looks;

    Growth(String text) {
        this.text = text;
    }

    long looks() {
        return looks;
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        looks++;
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        looks += end - start;
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
