package dev.teammem.web.layout;

import io.quarkus.qute.TemplateExtension;

import java.util.Locale;

/** Numbers as both languages write them. */
@TemplateExtension
final class Numbers {

    private Numbers() {}

    static String grouped(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
