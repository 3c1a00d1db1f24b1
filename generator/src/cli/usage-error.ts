/** The command line is invalid. The message says what to do. */
export class UsageError extends Error {}

/** The port cannot be opened. The message contains the reason and what to do. */
export class PortError extends Error {}
