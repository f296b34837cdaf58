package dev.teammem.web;

import dev.teammem.problem.ErrorPage;
import dev.teammem.problem.Problem;
import dev.teammem.web.layout.PageAnswer;
import dev.teammem.web.layout.Place;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Singleton;

/** Problems as pages. They ask neither the session nor the database, as these may be what failed. */
@Singleton
final class ErrorPages implements ErrorPage {

    private final PageAnswer answer;

    ErrorPages(PageAnswer answer) {
        this.answer = answer;
    }

    @CheckedTemplate
    static class Templates {
        static native TemplateInstance problem(Place place, int status, Cause cause);
    }

    /** What a page tells apart. One word each: the keys of messages join them with an underscore. */
    enum Cause {
        WHO,
        FORM,
        DENIED,
        MISSING,
        REQUEST,
        SERVER;

        static Cause of(Problem problem) {
            if (problem.type().endsWith(":" + PageAnswer.FOREIGN_FORM)) {
                return FORM;
            }
            return switch (problem.status()) {
                case 401 -> WHO;
                case 403 -> DENIED;
                case 404, 410 -> MISSING;
                default -> problem.status() < 500 ? REQUEST : SERVER;
            };
        }
    }

    @Override
    public String html(Problem problem) {
        return answer.html(Templates.problem(Place.OUTSIDE, problem.status(), Cause.of(problem)));
    }
}
