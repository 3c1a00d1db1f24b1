/** A clock that stands until the test moves it. */
import type { Clock } from '@community-platform/service';

export const SECOND = 1_000;
export const HOUR = 3_600 * SECOND;
export const DAY = 24 * HOUR;

export interface ManualClock {
  /** For `createService`. */
  readonly clock: Clock;
  readonly now: () => Date;
  /** Puts the clock to a time, as ISO 8601 has it or as a number of milliseconds. */
  readonly set: (time: string | number | Date) => void;
  readonly advance: (milliseconds: number) => void;
}

export const createManualClock = (begin: string): ManualClock => {
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
};
