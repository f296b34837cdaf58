/**
 * One launcher, many commands. {@link dev.teammem.cli.Main} starts Quarkus for {@code serve} alone; every other command is
 * plain Java on the same database file, quick and usable while a server runs.
 */
package dev.teammem.cli;
