package dev.teammem.cli;

import picocli.CommandLine.IVersionProvider;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version this program was built as. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"teammem " + number()};
    }

    static String number() {
        var built = new Properties();
        try (var in = Version.class.getResourceAsStream("/teammem-version.properties")) {
            built.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException("This build lacks its version.", e);
        }
        return built.getProperty("version");
    }
}
