/** Dates and times in filters, and the intervals of payments. */
import type { PaywallPricePartsInterval } from '@community-platform/types';
import { addDays, addMonths, DAY } from './calendar.js';
import { badRequest } from './failures.js';

/** ISO 8601 date or time; a time without a zone is in UTC. */
const FORM = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/iu;

const readMoment = (text: string, name: string): { readonly time: Date; readonly isDay: boolean } => {
  const match = FORM.exec(text);
  const [, day, clock, zone] = match ?? [];
  const offset = (zone ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/u, '$1:$2').toUpperCase();
  const time = new Date(clock === undefined ? `${day}T00:00:00Z` : `${day}T${clock}${offset}`);
  // `Date` would accept the 31st of February as a day in March.
  const isOfCalendar = match !== null && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(`${day}`) === true;
  if (!isOfCalendar || Number.isNaN(time.getTime())) throw badRequest(`${name} is not a date or a time of ISO 8601`);
  return { time, isDay: clock === undefined };
};

/** Reads the inclusive start of a range; a date means its midnight in UTC. */
export const readFrom = (text: string, name: string): Date => readMoment(text, name).time;

/** Reads the inclusive end of a range; a date means the end of that day. */
export const readUntil = (text: string, name: string): Date => {
  const { time, isDay } = readMoment(text, name);
  return isDay ? new Date(time.getTime() + DAY - 1) : time;
};

/** Adds `count` intervals to `time`. */
export const addIntervals = (time: Date, interval: PaywallPricePartsInterval, count: number): Date => {
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
};

/** The shortest possible length of an interval in milliseconds. Unknown intervals are months, as in `addIntervals`. */
const shortest = (interval: PaywallPricePartsInterval): number => {
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
};

/**
 * Returns the smallest number of steps (at least 1), of `count` intervals each, that leads from `first` to a time after
 * `after`.
 */
export const stepsAfter = (first: Date, interval: PaywallPricePartsInterval, count: number, after: Date): number => {
  const most = Math.floor((after.getTime() - first.getTime()) / (shortest(interval) * count)) + 1;
  // `most` assumes the shortest month (28 days), so it can be too high; start with a lower estimate.
  let step = Math.max(1, interval === 'daily' || interval === 'weekly' ? most : Math.floor(most * 0.9) - 1);
  while (addIntervals(first, interval, step * count) <= after) step += 1;
  return step;
};
