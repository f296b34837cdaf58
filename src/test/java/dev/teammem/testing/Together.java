package dev.teammem.testing;

import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;

/** The same act by several threads that start at the same moment. */
public final class Together {

    private Together() {}

    /** What one of the threads does. */
    @FunctionalInterface
    public interface Act<T> {
        T by(int thread) throws Exception;
    }

    /** One result for each thread, in their order; the first failure is thrown. */
    public static <T> ArrayList<T> run(int threads, Act<T> act) throws Exception {
        var start = new CyclicBarrier(threads);
        var pool = Executors.newFixedThreadPool(threads);
        try {
            var acts = new ArrayList<Callable<T>>();
            for (var i = 0; i < threads; i++) {
                var thread = i;
                acts.add(() -> {
                    start.await();
                    return act.by(thread);
                });
            }
            var results = new ArrayList<T>();
            for (var each : pool.invokeAll(acts)) {
                results.add(each.get());
            }
            return results;
        } finally {
            pool.shutdownNow();
        }
    }
}
