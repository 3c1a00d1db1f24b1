/** Settings for the embedded database in tests. */

/**
 * Node.js options that disable the optimizing WebAssembly compiler, which costs more time than it saves for a
 * short-lived database. test/scripts tests the default settings of `npm start`.
 */
export const wasmOptions: readonly string[] = ['--liftoff-only'];
