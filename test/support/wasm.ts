/** How Node runs the embedded database in tests. */

/**
 * Options of Node: without its second compiler for WebAssembly, which takes longer than what it makes quicker where a
 * database lives for seconds. Tests that run whole have it, like whoever runs the service.
 */
export const wasmOptions: readonly string[] = (process.env['TREFOIL_LONG'] ?? '') === '' ? ['--liftoff-only'] : [];
