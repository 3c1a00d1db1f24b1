/** Tells the time. Everything that has a lifetime asks the one clock of its service, which tests set. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
