package dev.teammem.bench;

import java.util.Arrays;
import java.util.Locale;

/** Measured numbers, and how they are told. */
record Figures(double[] sorted) {

    static Figures of(double... values) {
        var copy = values.clone();
        Arrays.sort(copy);
        return new Figures(copy);
    }

    double median() {
        return percentile(50);
    }

    double p95() {
        return percentile(95);
    }

    private double percentile(int percent) {
        var index = (int) Math.ceil(percent / 100.0 * sorted.length) - 1;
        return sorted[Math.max(0, index)];
    }

    /** One row of the table that a benchmark prints. */
    static void row(String what, String unit, Figures figures, String against) {
        System.out.printf(
                Locale.ROOT,
                "| %-44s | median %9.2f %-4s | p95 %9.2f %-4s | %s%n",
                what,
                figures.median(),
                unit,
                figures.p95(),
                unit,
                against);
    }

    static String ratio(double ratio, String budget) {
        return String.format(Locale.ROOT, "ratio %.2f (budget %s)", ratio, budget);
    }
}
