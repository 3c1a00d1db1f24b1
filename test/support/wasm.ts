/** How Node runs the embedded database in tests. */

/**
 * Options of Node: without its second compiler for WebAssembly, which takes longer than what it makes quicker where a
 * database lives for seconds. What `npm start` and its users have is tried in test/scripts.
 */
export const wasmOptions: readonly string[] = ['--liftoff-only'];
