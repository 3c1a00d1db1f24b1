/** A clock that moves only when the test sets it. */
import type { Clock } from '@community-platform/service';

export const SECOND = 1_000;
export const HOUR = 3_600 * SECOND;
export const DAY = 24 * HOUR;

export interface ManualClock {
  /** The clock to pass to `createService`. */
  readonly clock: Clock;
  readonly now: () => Date;
  /** Sets the clock to a time, as an ISO 8601 string or in milliseconds. */
  readonly set: (time: string | number | Date) => void;
  readonly advance: (milliseconds: number) => void;
}

export function createManualClock(begin: string): ManualClock {
  let time = Date.parse(begin);
  return {
    clock: () => new Date(time),
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
