/** The native compiler is written in Go: it ends before collecting garbage would pay, unless it needs much. */
export const compilerEnvironment = { GOGC: 'off', GOMEMLIMIT: '2GiB' };
