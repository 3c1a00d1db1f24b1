/** Tables as CSV (RFC 4180), and the times in them as a time zone writes them. */
import { invalid } from '../../core/failures.js';

export type Cell = string | number | boolean | null;

const quote = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const line = (cells: readonly Cell[]): string => `${cells.map((cell) => quote(String(cell ?? ''))).join(',')}\r\n`;

/** A header and one line per row; null becomes an empty cell. */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [header, ...rows].map(line).join('');

/** Writes times as a zone of the tz database has them, with its offset; an unknown zone is a 422. */
export const timeFormatter = (timeZone: string): ((time: string) => string) => {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    });
  } catch {
    throw invalid({ timezone: [`${timeZone} is not a time zone of the tz database`] });
  }
  return (time) => {
    const parts = Object.fromEntries(format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
    const offset = (parts['timeZoneName'] ?? '').replace(/^GMT/u, '') || '+00:00';
    const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
    return `${day}T${parts['hour']}:${parts['minute']}:${parts['second']}${offset}`;
  };
};
