/**
 * The REST API, one resource per noun. Thin: a resource parses what came, asks one feature, and answers a record. Takes
 * bearer tokens only; {@code @RolesAllowed} names the token scope, the feature checks the project.
 */
package dev.teammem.api;
