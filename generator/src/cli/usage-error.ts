/** The command was called incorrectly. The message says what to do. */
export class UsageError extends Error {}

/** The port cannot be opened. The message says why, and what to do. */
export class PortError extends Error {}
