package dev.teammem.web;

import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.TokenScope;
import dev.teammem.db.Database;
import dev.teammem.prompt.Prompt;
import dev.teammem.prompt.PromptMode;
import dev.teammem.prompt.PromptRequest;
import dev.teammem.prompt.Prompts;
import dev.teammem.web.layout.PageAnswer;
import dev.teammem.web.layout.Place;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestQuery;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What an agent of this person starts with. */
@Path("/p/{project}/prompt")
class PromptPages {

    private final CallerOfRequest request;
    private final Database database;
    private final Places places;
    private final Prompts prompts;
    private final PageAnswer answer;

    PromptPages(CallerOfRequest request, Database database, Places places, Prompts prompts, PageAnswer answer) {
        this.request = request;
        this.database = database;
        this.places = places;
        this.prompts = prompts;
        this.answer = answer;
    }

    @CheckedTemplate
    static class Templates {
        static native TemplateInstance show(Place place, Preview preview);
    }

    record Preview(Prompt prompt, List<IndexRoom> rooms) {

        static Preview of(Prompt prompt) {
            return new Preview(
                    prompt, prompt.indexes().stream().map(IndexRoom::of).toList());
        }

        public int bytes() {
            return prompt.utf8().length;
        }

        public PromptMode[] modes() {
            return PromptMode.values();
        }
    }

    @GET
    @RolesAllowed(TokenScope.MAY_BROWSE)
    public Response show(String project, @RestQuery String mode) {
        var id = Asked.project(project);
        var caller = request.caller();
        var wanted = Asked.word(mode, PromptPages::mode).orElse(PromptMode.TEAM);
        var place = database.read(tx -> places.in(tx, caller, id, Place.Section.PROMPT));
        var prompt = prompts.load(caller, new PromptRequest(id, wanted, PromptRequest.DEFAULT_DIRECTORY));
        return answer.ok(Templates.show(place, Preview.of(prompt)));
    }

    private static Optional<PromptMode> mode(String word) {
        return Arrays.stream(PromptMode.values())
                .filter(each -> each.word().equals(word))
                .findFirst();
    }
}
