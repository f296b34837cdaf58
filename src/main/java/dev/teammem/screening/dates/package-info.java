/**
 * Dates that only make sense on the day they were written: finds them, counts them and writes the day in their place.
 *
 * <p>Start with {@link dev.teammem.screening.dates.RelativeDates}; {@link dev.teammem.screening.dates.DateScan} holds
 * the order of reading. Pure: the day to count from is handed in. How the two languages speak is known to
 * {@code english} and {@code chinese} alone.
 */
package dev.teammem.screening.dates;
