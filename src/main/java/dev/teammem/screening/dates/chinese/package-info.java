/**
 * Chinese dates that mean another day to a later reader. Start with
 * {@link dev.teammem.screening.dates.chinese.ChineseRules}. Chinese writes no word boundaries, so most of the care here
 * is for characters that only happen to stand side by side.
 */
package dev.teammem.screening.dates.chinese;
