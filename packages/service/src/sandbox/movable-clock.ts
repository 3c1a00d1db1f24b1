/** The clock of a sandbox. It follows the system clock until a test sets it. */
import { type Clock, systemClock } from '../kernel/clock.js';
import { Refusal } from './refusal.js';

export interface ClockChange {
  /** New time of the clock. Default: its current time. */
  readonly time?: Date | undefined;
  /** Seconds by which the clock is advanced after `time` is applied; negative values set it back. */
  readonly advanceSeconds?: number | undefined;
  /** Whether the clock runs after the change. Default: unchanged. */
  readonly isRunning?: boolean | undefined;
}

export interface MovableClock {
  /** Pass this as `clock` to the service. */
  readonly clock: Clock;
  /**
   * Clock for deleting expired data: the earlier of this clock and the system clock. Data that expires while the clock
   * is set forward therefore still exists when the clock is set back.
   */
  readonly earliest: Clock;
  readonly isRunning: () => boolean;
  /** Changes the clock. For a time outside the years 2000 to 2999, throws `Refusal` and leaves the clock unchanged. */
  readonly change: (change: ClockChange) => void;
  /** Makes the clock follow the system clock again. */
  readonly reset: () => void;
}

export const OUT_OF_RANGE = 'The clock must be between the years 2000 and 2999';
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(3000, 0, 1);

/** Creates a clock that follows the system clock. */
export function createMovableClock(): MovableClock {
  /** Milliseconds by which the running clock is ahead of the system clock. */
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
}
