/** The native TypeScript compiler, which is five times as fast as earlier versions. Tests also run earlier versions. */
export const compilerScript = 'node_modules/ts7/bin/tsc';

/**
 * Environment for the native compiler, which is written in Go. In such a short process, garbage collection pays off
 * only if much memory is in use.
 */
export const compilerEnvironment = { GOGC: 'off', GOMEMLIMIT: '2GiB' };
