/**
 * What an agent reads before it starts: eight sections of instructions and the indexes of the directories it may use.
 *
 * <p>Three layers: {@link dev.teammem.prompt.Section} (the instructions, one template each under {@code prompts/}),
 * {@link dev.teammem.prompt.Prompt} (the sections and the indexes as one text), {@link dev.teammem.prompt.Prompts}
 * (which prompt a caller gets, cached until something in it changes).
 */
package dev.teammem.prompt;
