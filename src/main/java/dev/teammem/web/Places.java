package dev.teammem.web;

import dev.teammem.access.ProjectStore;
import dev.teammem.db.Transaction;
import dev.teammem.project.Caller;
import dev.teammem.project.ProjectId;
import dev.teammem.web.layout.Place;
import jakarta.inject.Singleton;

/** The place of a page about one project. */
@Singleton
final class Places {

    private final ProjectStore projects;

    Places(ProjectStore projects) {
        this.projects = projects;
    }

    /** @throws dev.teammem.project.ProjectNotFound when there is none that the caller belongs to */
    Place in(Transaction tx, Caller caller, ProjectId id, Place.Section section) {
        var project = projects.require(tx, caller, id);
        return new Place(caller.user().value(), id.value(), project.name(), section);
    }
}
