/**
 * English dates that mean another day to a later reader. Start with
 * {@link dev.teammem.screening.dates.english.EnglishRules}; each class reads one kind and says in what company it is no
 * date.
 */
package dev.teammem.screening.dates.english;
