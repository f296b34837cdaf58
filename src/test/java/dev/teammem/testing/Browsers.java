package dev.teammem.testing;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A real Chromium: the machine's own where there is one, else the one that Playwright brings. */
public final class Browsers implements AutoCloseable {

    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private final Playwright playwright;
    private final Browser browser;

    public Browsers() {
        var own = installed();
        playwright = Playwright.create(new Playwright.CreateOptions()
                .setEnv(own.isPresent() ? Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1") : Map.of()));
        var options = new BrowserType.LaunchOptions().setArgs(FLAGS);
        own.ifPresent(options::setExecutablePath);
        browser = playwright.chromium().launch(options);
    }

    public Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        playwright.close();
    }

    private static Optional<Path> installed() {
        var folders = "/usr/bin:" + System.getenv().getOrDefault("PATH", "");
        return Arrays.stream(folders.split(":"))
                .map(folder -> Path.of(folder, "chromium"))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
