/** The clock of a sandbox: it runs with that of the system until somebody sets it. */
import { type Clock, systemClock } from '../kernel/clock.js';
import { Refusal } from './refusal.js';

export interface ClockChange {
  /** Where it is put. Default: where it is. */
  readonly time?: Date | undefined;
  /** Seconds by which it is put forward, or back where they are negative; after `time`. */
  readonly advanceSeconds?: number | undefined;
  /** Whether it runs on from there. Default: as before. */
  readonly isRunning?: boolean | undefined;
}

export interface MovableClock {
  /** For the service. */
  readonly clock: Clock;
  /**
   * For what is deleted once it has expired: the time, or that of the system where this is earlier. A clock that was put
   * forward can be put back, and then finds what had not expired.
   */
  readonly earliest: Clock;
  readonly isRunning: () => boolean;
  /** Throws `Refusal` for a time outside of the years 2000 to 2999; it then stays as it is. */
  readonly change: (change: ClockChange) => void;
  /** Lets it run with the clock of the system again. */
  readonly reset: () => void;
}

export const OUT_OF_RANGE = 'The clock goes from the year 2000 to the year 2999';
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(3000, 0, 1);

export const createMovableClock = (): MovableClock => {
  /** Milliseconds that it is before that of the system, while it runs. */
  let lead = 0;
  let stoppedAt: number | undefined;
  const read = (): number => stoppedAt ?? systemClock().getTime() + lead;
  return {
    clock: () => new Date(read()),
    earliest: () => new Date(Math.min(read(), systemClock().getTime())),
    isRunning: () => stoppedAt === undefined,
    change: ({ time, advanceSeconds = 0, isRunning = stoppedAt === undefined }) => {
      const to = (time?.getTime() ?? read()) + Math.round(advanceSeconds * 1_000);
      if (!(to >= EARLIEST && to < LATEST)) throw new Refusal(OUT_OF_RANGE);
      stoppedAt = isRunning ? undefined : to;
      lead = to - systemClock().getTime();
    },
    reset: () => {
      stoppedAt = undefined;
      lead = 0;
    },
  };
};
