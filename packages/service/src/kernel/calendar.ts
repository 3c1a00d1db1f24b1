/** Times as requests name them, and days and months after a time, in UTC. */
import { invalid } from './failures.js';

/** Milliseconds. */
export const DAY = 86_400_000;

export const addDays = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY);

/** Months later, on the same day or the last that there is. */
export const addMonths = (time: Date, months: number): Date => {
  const later = new Date(time);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== time.getUTCDate()) later.setUTCDate(0);
  return later;
};

/** The last year that a request may name: what is reckoned from it still has four digits. */
const LAST_YEAR = 9000;

/** The time that a text names; `undefined` for one that its schema takes and that cannot be reckoned with, as a leap second. */
export const timeOf = (text: string): Date | undefined => {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  if (Number.isNaN(year) || year < 1 || year > LAST_YEAR) return undefined;
  // The 31st of February would be read as a day of March.
  const [day] = /^\d{4}-\d{2}-\d{2}/u.exec(text) ?? [];
  return day === undefined || new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true ? time : undefined;
};

/** A time of a body; one that cannot be reckoned with is a 422. */
export const readTime = (text: string, field: string): Date => {
  const time = timeOf(text);
  if (time === undefined) throw invalid({ [field]: ['is not a time of a calendar'] });
  return time;
};
