/** Parses times in requests, and does date arithmetic in UTC. */
import { invalid } from './failures.js';

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Adds days of 24 hours to a time. */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY);
}

/** Adds months to a time. If the resulting month is too short, the day becomes its last day. */
export function addMonths(time: Date, months: number): Date {
  const later = new Date(time);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== time.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** The latest year that a request may contain, so that dates calculated from it still have four-digit years. */
const LAST_YEAR = 9000;

/**
 * Parses a time. Returns `undefined` if it is not a valid calendar time (a leap second, 31 February) or its year is not
 * between 1 and 9000.
 */
export function timeOf(text: string): Date | undefined {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  if (Number.isNaN(year) || year < 1 || year > LAST_YEAR) return undefined;
  // `Date` would accept the 31st of February as a day in March.
  const [day] = /^\d{4}-\d{2}-\d{2}/u.exec(text) ?? [];
  return day === undefined || new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true ? time : undefined;
}

/** Parses a time in a body; throws a 422 if the time is not valid. */
export function readTime(text: string, field: string): Date {
  const time = timeOf(text);
  if (time === undefined) throw invalid({ [field]: ['does not exist in the calendar'] });
  return time;
}
