package dev.teammem.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.VertxHttpConfig;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Says why a body is refused that announces more bytes than the server takes; the HTTP layer would only hang up. */
@Singleton
final class BodyLimit {

    private static final int BEFORE_THE_HTTP_LAYERS_OWN = 1_000;

    private final long limit;
    private final String answer;

    BodyLimit(VertxHttpConfig config, ObjectMapper json) throws JsonProcessingException {
        this.limit = config.limits().maxBodySize().map(MemorySize::asLongValue).orElse(Long.MAX_VALUE);
        this.answer = json.writeValueAsString(Problem.of(
                413, "too-large", "Too large", "The body has more than %,d bytes. Send it in parts.".formatted(limit)));
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, BEFORE_THE_HTTP_LAYERS_OWN);
    }

    private void check(RoutingContext context) {
        var announced = context.request().getHeader("Content-Length");
        if (announced == null || !announced.matches("\\d{1,18}") || Long.parseLong(announced) <= limit) {
            context.next();
            return;
        }
        context.response()
                .setStatusCode(413)
                .putHeader("Content-Type", Problem.MEDIA_TYPE)
                .putHeader("Connection", "close")
                .end(answer)
                .onComplete(done -> context.request().connection().close());
    }
}
