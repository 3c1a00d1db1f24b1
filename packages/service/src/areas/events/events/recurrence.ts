/** Start times of recurring events, calculated in UTC. */
import type { EventFrequency, EventRecurrenceAttributes } from '@community-platform/types';
import { addDays, addMonths, readTime } from '../../../kernel/calendar.js';
import { invalid } from '../../../kernel/failures.js';

export interface Rule {
  readonly frequency: EventFrequency;
  readonly ends_at: Date | null;
  readonly occurrences: number | null;
}

/** Maximum length of a series. */
const LONGEST = 366;
/** Maximum number of events of a series without an end, which covers at most a year. */
const OPEN_ENDED = 52;

/** Returns the time `count` weekdays later, Monday to Friday. */
function weekdaysAfter(start: Date, count: number): Date {
  let time = start;
  for (let left = count; left > 0; ) {
    time = addDays(time, 1);
    if (time.getUTCDay() !== 0 && time.getUTCDay() !== 6) left -= 1;
  }
  return time;
}

/** Returns the same weekday of a later month, such as the second Friday, or the last if there is no fifth. */
function weekdayOfMonth(start: Date, months: number): Date {
  const week = Math.floor((start.getUTCDate() - 1) / 7);
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const shift = (start.getUTCDay() - first.getUTCDay() + 7) % 7;
  const time = addDays(first, shift + 7 * week);
  return time.getUTCMonth() === first.getUTCMonth() ? time : addDays(time, -7);
}

function occurrence(start: Date, frequency: EventFrequency, index: number): Date {
  switch (frequency) {
    case 'daily':
      return addDays(start, index);
    case 'weekday':
      return weekdaysAfter(start, index);
    case 'weekly':
      return addDays(start, 7 * index);
    case 'bi_weekly':
      return addDays(start, 14 * index);
    case 'monthly':
      return addMonths(start, index);
    case 'monthly_weekday_based':
      return weekdayOfMonth(start, index);
    case 'annually':
    case 'yearly':
      return addMonths(start, 12 * index);
  }
}

/** Returns the start times of a series, beginning with `start`. */
export function startsOf(start: Date, { frequency, ends_at, occurrences }: Rule): Date[] {
  const isOpen = ends_at === null && occurrences === null;
  const last = ends_at ?? (isOpen ? addMonths(start, 12) : null);
  const most = Math.min(occurrences ?? (isOpen ? OPEN_ENDED : LONGEST), LONGEST);
  const starts = [start];
  for (let index = 1; index < most; index += 1) {
    const time = occurrence(start, frequency, index);
    if (last !== null && time > last) break;
    starts.push(time);
  }
  return starts;
}

/** Reads the recurrence rule in a body; omitted fields keep their values. Throws a 422 if there is no frequency. */
export function readRule(attributes: EventRecurrenceAttributes | undefined, before?: Rule): Rule {
  const frequency = attributes?.frequency ?? before?.frequency;
  if (frequency === undefined)
    throw invalid({ recurring_setting_attributes: ['requires a frequency for an event of type recurring'] });
  const { occurrences, ends_at } = attributes ?? {};
  if (occurrences !== undefined && occurrences > LONGEST)
    throw invalid({ occurrences: [`must be at most ${LONGEST}`] });
  return {
    frequency,
    occurrences: occurrences ?? before?.occurrences ?? null,
    ends_at: ends_at === undefined ? (before?.ends_at ?? null) : readTime(ends_at, 'ends_at'),
  };
}

/** Whether two recurrence rules are equal. */
export function isSameRule(one: Rule, other: Rule): boolean {
  return (
    one.frequency === other.frequency &&
    one.occurrences === other.occurrences &&
    one.ends_at?.getTime() === other.ends_at?.getTime()
  );
}
