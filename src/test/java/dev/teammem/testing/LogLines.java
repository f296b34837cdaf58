package dev.teammem.testing;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What is logged while it is open: by our classes at every level, by others as far as this server lets them. */
public final class LogLines extends Handler implements AutoCloseable {

    private static final Logger ROOT = Logger.getLogger("");
    private static final Logger OURS = Logger.getLogger("dev.teammem");

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Formatter formatter = new SimpleFormatter();
    private final Level before = OURS.getLevel();

    public LogLines() {
        setLevel(Level.ALL);
        OURS.setLevel(Level.ALL);
        ROOT.addHandler(this);
    }

    public List<String> linesWith(String text) {
        return lines.stream().filter(line -> line.contains(text)).toList();
    }

    @Override
    public void publish(LogRecord line) {
        lines.add(formatter.format(line));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        ROOT.removeHandler(this);
        OURS.setLevel(before);
    }
}
