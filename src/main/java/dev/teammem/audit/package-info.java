/**
 * The append-only record of who did what through which credential ({@link dev.teammem.audit.AuditStore}). A row is
 * written in the transaction of the act itself: what was acknowledged was recorded. Holds no text of memories.
 */
package dev.teammem.audit;
