/** A mistake in how the command was called; its message says what to do. */
export class UsageError extends Error {}
