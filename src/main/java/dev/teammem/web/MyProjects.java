package dev.teammem.web;

import dev.teammem.access.ProjectStore;
import dev.teammem.db.Transaction;
import dev.teammem.index.Indexes;
import dev.teammem.memory.Directory;
import dev.teammem.memory.Scope;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.project.Role;
import dev.teammem.store.DirectoryStore;
import jakarta.inject.Singleton;

import java.util.List;

/** The projects of a person with what home says about each. */
@Singleton
final class MyProjects {

    private final ProjectStore projects;
    private final DirectoryStore directories;
    private final Indexes indexes;

    MyProjects(ProjectStore projects, DirectoryStore directories, Indexes indexes) {
        this.projects = projects;
        this.directories = directories;
        this.indexes = indexes;
    }

    /** @param memories how many team memories count: live, and replaced by no other */
    record Row(String id, String name, Role role, int memories, IndexRoom room) {}

    List<Row> all(Transaction tx, Caller caller) {
        return projects.all(tx, caller).stream().map(id -> row(tx, caller, id)).toList();
    }

    private Row row(Transaction tx, Caller caller, ProjectId id) {
        var team = new Directory.Team(id);
        var opened = directories.open(tx, caller, team);
        return new Row(
                id.value(),
                projects.require(tx, caller, id).name(),
                opened.role(),
                opened.indexLines(),
                IndexRoom.of(Scope.TEAM, indexes.headroom(tx, caller, team)));
    }
}
