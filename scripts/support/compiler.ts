/**
 * Settings of the native compiler, which is written in Go: garbage collection does not pay off for such a short
 * process, unless it needs much memory.
 */
export const compilerEnvironment = { GOGC: 'off', GOMEMLIMIT: '2GiB' };
