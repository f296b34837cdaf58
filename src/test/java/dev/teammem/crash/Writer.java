package dev.teammem.crash;

import dev.teammem.testing.ApiClient;
import dev.teammem.testing.SampleMemories;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Saves memories one after another until it is done or the server is gone, and keeps what was acknowledged. */
final class Writer {

    /** What a save sent, and the revision that the server answered; 0 while there was no answer. */
    record Save(String file, String content, int revision) {}

    private final String folder;
    private final SplittableRandom random;
    private final AtomicInteger saved;
    private final List<Save> acknowledged = new ArrayList<>();
    private final Map<String, Save> newest = new TreeMap<>();
    private Save underway;

    /** @param saved counts the acknowledged saves of all writers */
    Writer(String folder, long seed, AtomicInteger saved) {
        this.folder = folder;
        this.random = new SplittableRandom(seed);
        this.saved = saved;
    }

    /** Every third save revises a memory of before. */
    void run(ApiClient api, int saves) throws InterruptedException {
        try {
            for (var i = 0; i < saves; i++) {
                save(api, i % 3 == 2 ? anyOfMine() : new Save(folder + "/runbook-" + i + ".md", "", 0), i);
            }
        } catch (IOException killed) {
            // What was under way may have been saved or not; whoever checks asks for it.
            return;
        }
    }

    private Save anyOfMine() {
        var files = List.copyOf(newest.keySet());
        return newest.get(files.get(random.nextInt(files.size())));
    }

    private void save(ApiClient api, Save base, int number) throws IOException, InterruptedException {
        var text = SampleMemories.reference("Runbook " + number, folder + " keeps runbook " + number, body(number));
        underway = new Save(base.file(), text, 0);
        var path = "/api/projects/crash/team/" + base.file();
        var answer = base.revision() == 0
                ? api.put(path, text)
                : api.put(path, text, "If-Match", "\"r" + base.revision() + "\"");
        acknowledge(answer);
    }

    private void acknowledge(HttpResponse<String> answer) {
        if (answer.statusCode() / 100 != 2) {
            throw new IllegalStateException(answer.statusCode() + " " + answer.body());
        }
        var revision = answer.headers().firstValue("ETag").orElseThrow().replaceAll("\\D", "");
        var save = new Save(underway.file(), underway.content(), Integer.parseInt(revision));
        acknowledged.add(save);
        newest.put(save.file(), save);
        underway = null;
        saved.incrementAndGet();
    }

    private String body(int number) {
        return "%s, number %d, %x.\n"
                .formatted(folder, number, random.nextLong())
                .repeat(1 + random.nextInt(60));
    }

    List<Save> acknowledged() {
        return acknowledged;
    }

    /** The save that got no answer, if the server went away during one. */
    List<Save> underway() {
        return underway == null ? List.of() : List.of(underway);
    }
}
