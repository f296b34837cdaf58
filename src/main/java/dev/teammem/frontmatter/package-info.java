/**
 * The Markdown file of a memory and the values in its YAML head, both ways.
 *
 * <p>Start with {@link dev.teammem.frontmatter.MemoryReader}: {@code Fences} cuts the file, {@code StrictYaml} reads
 * what stands between the fences, {@code LineYaml} recovers what it can where that is no YAML, and
 * {@code Frontmatter} is what both of them give. {@link dev.teammem.frontmatter.MemoryWriter} composes a file and
 * rewrites single keys of one.
 *
 * <p>The only package that knows a YAML library. It reports what is wrong with the form of a file; whether the values
 * make a good memory is not its business.
 */
package dev.teammem.frontmatter;
