/**
 * What every page has: its skeleton ({@code templates/layout/page.html}), the words in both languages ({@link
 * dev.teammem.web.layout.Messages}), who looks and how they want it shown ({@link dev.teammem.web.layout.Visitor}), and
 * the headers of its answer ({@link dev.teammem.web.layout.PageAnswer}). Knows nothing of projects and memories.
 */
package dev.teammem.web.layout;
