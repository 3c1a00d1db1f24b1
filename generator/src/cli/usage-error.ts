/** A mistake in how the command was called; its message says what to do. */
export class UsageError extends Error {}

/** The port that a command was to listen on cannot be opened; its message says why, and what to do. */
export class PortError extends Error {}
