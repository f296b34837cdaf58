package dev.teammem.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.assertj.core.api.Assertions.assertThat;

/** Compares a text with the one that was reviewed and checked in; {@code -Dsnapshots.update} rewrites it. */
public final class Snapshot {

    private static final Path FOLDER = Path.of("src/test/resources/snapshots");

    private Snapshot() {}

    public static void matches(String name, String actual) {
        var file = FOLDER.resolve(name);
        try {
            if (System.getProperty("snapshots.update") != null) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, actual);
            }
            assertThat(actual)
                    .as("snapshot %s; if the change is meant, run with -Dsnapshots.update and read the diff", name)
                    .isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException("There is no snapshot " + file + "; make it with -Dsnapshots.update.", e);
        }
    }
}
