/**
 * Who is calling and what they may do: users, projects and their members, tokens, sign-in links and browser sessions.
 * {@link dev.teammem.access.Authentication} turns a request's credential into the {@link dev.teammem.project.Caller} that
 * every other package is handed ({@link dev.teammem.access.CallerOfRequest}); the roles of the identity are the scopes of
 * the credential, so that an endpoint's {@code @RolesAllowed} names what a token must carry.
 *
 * <p>Secrets are kept as SHA-256 and shown once. Must not know what a memory is.
 */
package dev.teammem.access;
