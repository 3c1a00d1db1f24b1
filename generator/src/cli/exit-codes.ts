/** Exit codes of the commands; `trefoil --help` lists their meanings. */
export const exitCodes = { done: 0, findings: 1, usage: 2, disk: 3, port: 4 } as const;
