package dev.teammem.prompt;

/** One section of a prompt: its name and its text. */
public record PromptSection(String name, String text) {}
