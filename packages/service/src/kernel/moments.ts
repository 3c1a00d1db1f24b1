/** Dates and times in filters, and payment intervals. */
import type { PaywallPricePartsInterval } from '@community-platform/types';
import { addDays, addMonths, DAY } from './calendar.js';
import { badRequest } from './failures.js';

/** Matches an ISO 8601 date or time. A time without a zone is in UTC. */
const FORM = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/iu;

function readMoment(text: string, name: string): { readonly time: Date; readonly isDay: boolean } {
  const match = FORM.exec(text);
  const [, day, clock, zone] = match ?? [];
  const offset = (zone ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/u, '$1:$2').toUpperCase();
  const time = new Date(clock === undefined ? `${day}T00:00:00Z` : `${day}T${clock}${offset}`);
  // `Date` would accept the 31st of February as a day in March.
  const isOfCalendar = match !== null && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(`${day}`) === true;
  if (!isOfCalendar || Number.isNaN(time.getTime())) throw badRequest(`${name} is not an ISO 8601 date or time`);
  return { time, isDay: clock === undefined };
}

/** Returns the inclusive start of a range. A date becomes the start of that day in UTC. */
export function readFrom(text: string, name: string): Date {
  return readMoment(text, name).time;
}

/** Returns the inclusive end of a range. A date becomes the last millisecond of that day in UTC. */
export function readUntil(text: string, name: string): Date {
  const { time, isDay } = readMoment(text, name);
  return isDay ? new Date(time.getTime() + DAY - 1) : time;
}

/** Adds `count` intervals to `time`. */
export function addIntervals(time: Date, interval: PaywallPricePartsInterval, count: number): Date {
  switch (interval) {
    case 'daily':
      return addDays(time, count);
    case 'weekly':
      return addDays(time, 7 * count);
    case 'yearly':
      return addMonths(time, 12 * count);
    default:
      return addMonths(time, count);
  }
}

/**
 * Returns the shortest duration of an interval in milliseconds. Unknown intervals count as months, as in
 * `addIntervals`.
 */
function shortest(interval: PaywallPricePartsInterval): number {
  switch (interval) {
    case 'daily':
      return DAY;
    case 'weekly':
      return 7 * DAY;
    case 'yearly':
      return 365 * DAY;
    default:
      return 28 * DAY;
  }
}

/**
 * Returns the smallest number of steps, at least 1, from `first` to a time after `after`. A step has `count` intervals.
 */
export function stepsAfter(first: Date, interval: PaywallPricePartsInterval, count: number, after: Date): number {
  const most = Math.floor((after.getTime() - first.getTime()) / (shortest(interval) * count)) + 1;
  // `most` assumes the shortest month (28 days), so it can be too high; start with a lower estimate.
  let step = Math.max(1, interval === 'daily' || interval === 'weekly' ? most : Math.floor(most * 0.9) - 1);
  while (addIntervals(first, interval, step * count) <= after) step += 1;
  return step;
}
