/** The clock of a sandbox: it follows the system clock until it is set. */
import { type Clock, systemClock } from '../kernel/clock.js';
import { Refusal } from './refusal.js';

export interface ClockChange {
  /** New time of the clock. Default: its current time. */
  readonly time?: Date | undefined;
  /** Seconds to add after `time` is set; negative values move the clock back. */
  readonly advanceSeconds?: number | undefined;
  /** Whether the clock runs afterwards. Default: unchanged. */
  readonly isRunning?: boolean | undefined;
}

export interface MovableClock {
  /** Pass this as `clock` to the service. */
  readonly clock: Clock;
  /**
   * Clock for deleting expired data: the earlier of this clock and the system clock. So data that expires while the
   * clock is set forward is still there when it is set back.
   */
  readonly earliest: Clock;
  readonly isRunning: () => boolean;
  /**
   * Changes the clock. Throws `Refusal` for a time outside of the years 2000 to 2999 and leaves the clock unchanged.
   */
  readonly change: (change: ClockChange) => void;
  /** Makes the clock follow the system clock again. */
  readonly reset: () => void;
}

export const OUT_OF_RANGE = 'The clock goes from the year 2000 to the year 2999';
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(3000, 0, 1);

/** Creates a clock that follows the system clock. */
export const createMovableClock = (): MovableClock => {
  /** Milliseconds that the clock is ahead of the system clock while it runs. */
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
