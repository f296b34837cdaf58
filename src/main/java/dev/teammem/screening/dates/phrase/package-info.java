/**
 * What the readings of both languages share: a {@link dev.teammem.screening.dates.phrase.Rule} matches, a
 * {@link dev.teammem.screening.dates.phrase.Sighting} is judged in its {@link dev.teammem.screening.dates.phrase.Clause},
 * and becomes a {@link dev.teammem.screening.dates.phrase.Claim}. Knows the calendar, no language.
 */
package dev.teammem.screening.dates.phrase;
