/** Settings for the embedded database in tests. */

/**
 * Node options: no optimizing compiler for WebAssembly, because it costs more time than it saves for a short-lived
 * database. test/scripts tests the default settings of `npm start`.
 */
export const wasmOptions: readonly string[] = ['--liftoff-only'];
