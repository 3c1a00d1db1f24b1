/** Exit codes of the commands; `trefoil --help` lists their meanings. */
export const exitCodes = { done: 0, findings: 1, usage: 2, disk: 3, port: 4 } as const;

/** Explains the exit codes that all commands have. */
export const exitHelp = `
Exit codes:
  0  success
  1  the document has errors, files are in the way, or a check failed
  2  invalid arguments or invalid configuration
  3  the document cannot be read, the output folder cannot be written, or a registry does not respond`;

/** Continues the explanation for commands that open a port. */
export const portExitHelp = '  4  the port cannot be opened';
