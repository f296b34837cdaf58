/**
 * The pages people see. Each {@code XxxPages} class opens with the list of its templates, which are in the folder of its
 * name; what all pages share is in {@code layout}. Start with {@link dev.teammem.web.MemoryPages}.
 *
 * <p>A browser session opens these pages and nothing else. Pages read through the same stores as every other door, and
 * bring untrusted text out in two ways only: escaped by the template engine, or through {@link dev.teammem.web.Markdown}.
 */
package dev.teammem.web;
