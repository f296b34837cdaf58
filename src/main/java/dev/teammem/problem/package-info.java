/**
 * How failures look over HTTP: {@link dev.teammem.problem.Problem} is RFC 9457, {@link dev.teammem.problem.Problems} maps
 * every exception to one, once for all doors. A browser gets the same problem as a page ({@link
 * dev.teammem.problem.ErrorPage}, which {@code web} draws).
 */
package dev.teammem.problem;
