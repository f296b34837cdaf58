package dev.teammem.access;

import dev.teammem.project.UserId;

/** A person known to this server. */
public record User(UserId id, String name, boolean admin) {}
