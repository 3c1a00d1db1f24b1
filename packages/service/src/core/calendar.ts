/** Days and months after a time, in UTC. */

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
