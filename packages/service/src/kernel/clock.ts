/** Returns the current time. Everything that expires uses its service's clock, which tests can set. */
export type Clock = () => Date;

/** The system clock. */
export const systemClock: Clock = () => new Date();
