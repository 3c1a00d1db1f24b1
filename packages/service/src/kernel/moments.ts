/** Dates and times as filters name them, and the rhythm of payments. */
import type { PaywallPricePartsInterval } from '@community-platform/types';
import { addDays, addMonths, DAY } from './calendar.js';
import { badRequest } from './failures.js';

/** ISO 8601, a day or a time; a time without a zone is in UTC. */
const FORM = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/iu;

const readMoment = (text: string, name: string): { readonly time: Date; readonly isDay: boolean } => {
  const match = FORM.exec(text);
  const [, day, clock, zone] = match ?? [];
  const offset = (zone ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/u, '$1:$2').toUpperCase();
  const time = new Date(clock === undefined ? `${day}T00:00:00Z` : `${day}T${clock}${offset}`);
  // The 31st of February would be read as a day of March.
  const isOfCalendar = match !== null && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(`${day}`) === true;
  if (!isOfCalendar || Number.isNaN(time.getTime())) throw badRequest(`${name} is not a date or a time of ISO 8601`);
  return { time, isDay: clock === undefined };
};

/** From this moment on; a day begins at midnight UTC. */
export const readFrom = (text: string, name: string): Date => readMoment(text, name).time;

/** Until this moment, which is included; a day with all of it. */
export const readUntil = (text: string, name: string): Date => {
  const { time, isDay } = readMoment(text, name);
  return isDay ? new Date(time.getTime() + DAY - 1) : time;
};

/** So many intervals after a time. */
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

/** Milliseconds of the shortest that an interval can be; what is not known is a month, as for `addIntervals`. */
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

/** How many steps of so many intervals after `first` bring a time after `after`: the fewest, and no less than 1. */
export const stepsAfter = (first: Date, interval: PaywallPricePartsInterval, count: number, after: Date): number => {
  const most = Math.floor((after.getTime() - first.getTime()) / (shortest(interval) * count)) + 1;
  // A month has up to 31 days and the shortest 28, so that fewer of them than `most` may have passed.
  let step = Math.max(1, interval === 'daily' || interval === 'weekly' ? most : Math.floor(most * 0.9) - 1);
  while (addIntervals(first, interval, step * count) <= after) step += 1;
  return step;
};
