package dev.teammem.access;

import dev.teammem.project.Role;
import dev.teammem.project.UserId;

/** A user's place in a project. */
public record Member(UserId user, String name, Role role) {}
