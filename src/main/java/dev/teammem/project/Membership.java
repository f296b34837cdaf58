package dev.teammem.project;

/** That a caller belongs to a project, and the role it has there with the credential in hand. */
public record Membership(ProjectId project, Role role) {}
