package dev.teammem.screening;

import dev.teammem.memory.Finding;
import dev.teammem.memory.MemoryText;
import dev.teammem.memory.Scope;

import java.util.List;

/** One thing to be judged about a memory that is about to be saved in a scope. */
interface Gate {

    List<Finding> judge(MemoryText text, Scope scope);
}
