/** Parsing of the times in requests, and date arithmetic in UTC. */
import { invalid } from './failures.js';

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Adds days of 24 hours to a time. */
export const addDays = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY);

/** Adds months to a time. If the month is shorter, the result is its last day. */
export const addMonths = (time: Date, months: number): Date => {
  const later = new Date(time);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== time.getUTCDate()) later.setUTCDate(0);
  return later;
};

/** The last year that a request may contain: dates that are calculated from it still have four digits. */
const LAST_YEAR = 9000;

/** Parses a time. Returns `undefined` for texts that the schema accepts but `Date` does not, such as a leap second. */
export const timeOf = (text: string): Date | undefined => {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  if (Number.isNaN(year) || year < 1 || year > LAST_YEAR) return undefined;
  // `Date` would accept the 31st of February as a day in March.
  const [day] = /^\d{4}-\d{2}-\d{2}/u.exec(text) ?? [];
  return day === undefined || new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true ? time : undefined;
};

/** Parses a time of a body; throws a 422 if it is not a usable time. */
export const readTime = (text: string, field: string): Date => {
  const time = timeOf(text);
  if (time === undefined) throw invalid({ [field]: ['is not a time of a calendar'] });
  return time;
};
