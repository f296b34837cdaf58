/** The one place that asks the machine for the time. Everything else is handed a {@link java.time.Clock}. */
package dev.teammem.clock;
