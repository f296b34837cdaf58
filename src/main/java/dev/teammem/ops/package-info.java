/** Running the server: what it does when it starts, and whether it is ready. */
package dev.teammem.ops;
