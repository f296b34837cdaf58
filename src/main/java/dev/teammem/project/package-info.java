/**
 * What a repository's people share and who they are: {@link dev.teammem.project.ProjectId}, its git remotes in one
 * spelling ({@link dev.teammem.project.RemoteAlias}), its members and their roles, and the
 * {@link dev.teammem.project.Caller} that every store method asks for.
 *
 * <p>Start with {@code Caller}. Values only: this package knows the JDK and nothing else.
 */
package dev.teammem.project;
