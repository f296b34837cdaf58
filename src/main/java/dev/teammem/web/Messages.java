package dev.teammem.web;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryType;
import dev.teammem.memory.Origin;
import dev.teammem.memory.Revision;
import dev.teammem.memory.Scope;
import dev.teammem.project.Role;
import dev.teammem.prompt.PromptMode;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/**
 * Every word of the pages; {@code messages/msg.properties} has them in English, {@code msg_zh.properties} in Chinese. The
 * words of an enum have a key each, {@code type_USER}; the framework finds them by the annotation.
 */
@MessageBundle
interface Messages {
    String skipToContent();

    String mainNavigation();

    String searchMemories();

    String signOut();

    String language();

    String theme();

    String themeOfSystem();

    String themeLight();

    String themeDark();

    String commands();

    String home();

    String project();

    String projects();

    String memory();

    String memories();

    String prompt();

    String index();

    String revision();

    String revisions();

    String findings();

    String typeLabel();

    @Message
    String type(MemoryType type);

    String scopeLabel();

    @Message
    String scope(Scope scope);

    @Message
    String origin(Origin origin);

    @Message
    String severity(Finding.Severity severity);

    @Message
    String role(Role role);

    @Message
    String act(Revision.Act act);

    String today();

    String yesterday();

    String daysAgo(int days);

    @Message
    String indexOf(Scope scope);

    String asAgentsLoadIt();

    String lines();

    String bytes();

    String ofLimit(int used, int limit);

    String agentsDoNotSee(int memories);

    String andMore(int more);

    String nearlyFull(int percent);

    String howToShorten();

    String indexSize(int lines, int bytes);

    String byteCount(int bytes);

    String whole();

    String cutOff(int memories);

    String homeLede();

    String yourRole();

    String teamMemories();

    String teamIndex();

    String percentFull(int percent);

    String noProjects();

    String noProjectsYet();

    String makeProject();

    String orAskToBeAdded(String user);

    String memoriesLede();

    String filterMemories();

    String words();

    String any();

    String filter();

    String memoriesNewestFirst();

    String by();

    String sourceDate();

    String findingCount(int count);

    String supersededBy();

    String pages();

    String memoriesOnThisPage(int count);

    String newest();

    String older();

    String noMemories();

    String noMemoriesYet();

    String noMemoryMatches();

    String noMatchHint();

    String showAllMemories();

    String trueAsOf();

    String saved();

    String savedLabel();

    String viewsOfMemory();

    String rendered();

    String raw();

    String oldRevision(int number);

    String servedIs(int number);

    String memoryIsForgotten();

    String seeServed();

    String seeRevisions();

    String isSuperseded();

    String isSupersededHint();

    String imagesAreLinks(int count);

    String provenance();

    String author();

    String session();

    String reason();

    String supersedes();

    String none();

    String atLine(int line);

    String revisionsNewestFirst();

    String whoAndWhy();

    String served();

    String forgottenMemory();

    String forgottenBy(String user, int number);

    String forgottenHint();

    String cameBack();

    String promptPreview();

    String promptLede();

    String whatToPreview();

    String mode();

    @Message
    String promptMode(PromptMode mode);

    String preview();

    String sum();

    String tokens();

    String tokenCount(int tokens);

    String size();

    String thePrompt();

    String signIn();

    String signInAs(String user);

    String welcomeHint();

    String linkIsOver();

    String linkIsOverWhy();

    String newLinkForUser();

    String newLinkForAdmin();

    String yourName();

    String commandForUser();

    String commandForAdmin();

    String signedOut();

    String signedOutHint();

    String goHome();

    @Message
    String problemTitle(ErrorPages.Cause cause);

    @Message
    String problemRemedy(ErrorPages.Cause cause);
}
