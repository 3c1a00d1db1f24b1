/** Returns the current time. Everything that expires uses the clock of its service, which tests can set. */
export type Clock = () => Date;

/** The system clock. */
export const systemClock: Clock = () => new Date();
