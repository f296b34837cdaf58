package dev.teammem.store;

import dev.teammem.db.Transaction;
import dev.teammem.memory.AgentType;
import dev.teammem.memory.Directory;
import dev.teammem.memory.Revision;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.project.ProjectNotFound;
import dev.teammem.project.Reach;
import dev.teammem.project.Role;
import org.junit.jupiter.api.Test;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Who may open which directory, held by every method alike: what is another's is not there. */
abstract class ScopeContract extends MemoryStoreContract {

    private static final AgentType EXPLORER = new AgentType("explorer");
    private static final ProjectId NOWHERE = new ProjectId("nowhere");

    @Test
    void nobodyReachesTheDirectoriesOfAnother() {
        for (var directory : directoriesOf(ann)) {
            write(tx -> save(tx, ann, directory, "secret.md", 0));
            assertClosed(bob, directory);
            assertClosed(new Caller.Agent(bob.user(), Reach.EVERYWHERE), directory);
            assertClosed(projects.serverAdmin("root"), directory);
        }
    }

    @Test
    void whoeverIsNoMemberFindsNoProject() {
        var stranger = projects.person("stranger");
        save("a.md", 0);
        assertClosed(stranger, team);
        assertClosed(stranger, new Directory.Private(team.project(), stranger.user()));
        assertClosed(stranger, new Directory.AgentOfUser(team.project(), EXPLORER, stranger.user()));
        assertClosed(ann, new Directory.Team(NOWHERE));
        assertClosed(projects.serverAdmin("root"), new Directory.Team(NOWHERE));
    }

    @Test
    void aTokenForOneProjectOpensNoOther() {
        projects.project("other", ann);
        var elsewhere = new Reach(Set.of(new ProjectId("other")));
        assertClosed(new Caller.Person(ann.user(), elsewhere, true, false), team);
        assertClosed(new Caller.Agent(ann.user(), elsewhere), new Directory.Private(team.project(), ann.user()));
        var here = new Reach(Set.of(team.project()));
        assertThat(role(new Caller.Agent(ann.user(), here))).isEqualTo(Role.MEMBER);
    }

    @Test
    void aServerAdminIsAdminEverywhereAndItsAgentAMember() {
        var root = projects.serverAdmin("root");
        assertThat(role(root)).isEqualTo(Role.ADMIN);
        assertThat(role(new Caller.Person(root.user(), Reach.EVERYWHERE, false, true)))
                .isEqualTo(Role.MEMBER);
        assertThat(role(new Caller.Agent(root.user(), Reach.EVERYWHERE))).isEqualTo(Role.MEMBER);
        assertThat(role(ann)).isEqualTo(Role.ADMIN);
        assertThat(role(bob)).isEqualTo(Role.MEMBER);
    }

    @Test
    void anAgentsDirectoryOfAUserIsTheSameInEveryProject() {
        var second = projects.project("second", ann);
        var here = new Directory.AgentOfUser(team.project(), EXPLORER, ann.user());
        var there = new Directory.AgentOfUser(second, EXPLORER, ann.user());
        write(tx -> save(tx, ann, here, "a.md", 0));
        assertThat(read(tx -> memories.find(tx, ann, there, name("a.md"))).revision())
                .isEqualTo(1);
    }

    @Test
    void agentDirectoriesAreListedForTheirOwnerAndMachine() {
        for (var directory : directoriesOf(ann)) {
            write(tx -> save(tx, ann, directory, "a.md", 0));
        }
        var shared = new Directory.AgentOfProject(team.project(), EXPLORER);
        write(tx -> save(tx, bob, shared, "a.md", 0));
        assertThat(agentDirectories(bob, "laptop")).containsExactly(shared);
        assertThat(agentDirectories(ann, "desktop"))
                .containsExactlyInAnyOrder(shared, new Directory.AgentOfUser(team.project(), EXPLORER, ann.user()));
        assertThat(agentDirectories(ann, "laptop")).hasSize(3);
    }

    @Test
    void listingSeveralDirectoriesNeedsAllOfThem() {
        save("a.md", 0);
        List<Directory> both = List.of(team, new Directory.Private(team.project(), ann.user()));
        assertThatThrownBy(() -> read(tx -> page(tx, bob, both))).isInstanceOf(ProjectNotFound.class);
        assertThat(read(tx -> page(tx, ann, both)).heads()).hasSize(1);
    }

    private List<Directory> directoriesOf(Caller owner) {
        var project = team.project();
        return List.of(
                new Directory.Private(project, owner.user()),
                new Directory.AgentOfUser(project, EXPLORER, owner.user()),
                new Directory.AgentOfMachine(project, EXPLORER, owner.user(), "laptop"));
    }

    private List<Directory> agentDirectories(Caller caller, String machine) {
        return read(tx -> directories.openAgentDirectories(tx, caller, team.project(), machine)).stream()
                .map(OpenDirectory::directory)
                .toList();
    }

    private Role role(Caller caller) {
        return read(tx -> directories.open(tx, caller, team)).role();
    }

    private MemoryPage page(Transaction tx, Caller caller, List<Directory> wanted) {
        return list.page(tx, caller, team.project(), wanted, MemoryFilter.ALL, MemoryCursor.START, 10);
    }

    private void assertClosed(Caller caller, Directory directory) {
        for (var method : methods(directory).entrySet()) {
            assertThatThrownBy(() -> write(tx -> method.getValue().apply(tx, caller)))
                    .as("%s of %s by %s", method.getKey(), directory, caller)
                    .isInstanceOf(ProjectNotFound.class)
                    .hasMessageNotContaining("secret");
        }
    }

    /** Every way into a directory. */
    private Map<String, BiFunction<Transaction, Caller, Object>> methods(Directory directory) {
        var file = name("secret.md");
        Map<String, BiFunction<Transaction, Caller, Object>> all = new LinkedHashMap<>();
        all.put("open", (tx, caller) -> directories.open(tx, caller, directory));
        all.put("openForWrite", (tx, caller) -> directories.openForWrite(tx, caller, directory));
        all.put("keepHandWritten", (tx, caller) -> {
            directories.keepHandWritten(tx, caller, directory, List.of("- by hand"));
            return caller;
        });
        all.put("find", (tx, caller) -> memories.find(tx, caller, directory, file));
        all.put("surroundings", (tx, caller) -> memories.surroundings(tx, caller, directory, file, ""));
        all.put("heads", (tx, caller) -> memories.heads(tx, caller, directory));
        all.put("all", (tx, caller) -> memories.all(tx, caller, directory));
        all.put("save", (tx, caller) -> save(tx, caller, directory, "secret.md", 1));
        all.put("forget", (tx, caller) -> {
            var head = memory(directory, "secret.md", 1, "").head();
            return memories.forget(tx, caller, head, revision(2, Revision.Act.FORGET, ""));
        });
        all.put("revisions", (tx, caller) -> revisions.all(tx, caller, directory, file));
        all.put("revision", (tx, caller) -> revisions.find(tx, caller, directory, file, 1));
        all.put("page", (tx, caller) -> page(tx, caller, directory));
        return all;
    }

    private MemoryPage page(Transaction tx, Caller caller, Directory directory) {
        List<Directory> one = List.of(directory);
        return list.page(tx, caller, directory.project(), one, MemoryFilter.ALL, MemoryCursor.START, 10);
    }
}
