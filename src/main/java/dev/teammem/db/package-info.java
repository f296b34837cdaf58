/**
 * The database: one SQLite file by default. Opens transactions for everybody else ({@link dev.teammem.db.Database}),
 * brings the schema up to date ({@link dev.teammem.db.Migrations}) and is the only package that knows a data source.
 *
 * <p>SQLite takes one writer at a time, so all writing goes through one connection that begins with a write lock, and
 * reading through connections of its own that never wait for it (WAL). Must not know what the tables mean.
 */
package dev.teammem.db;
