/** Tables as CSV (RFC 4180), and the times in them as a time zone writes them. */
import { stringify } from 'csv-stringify/sync';
import { invalid } from '../../kernel/failures.js';

export type Cell = string | number | boolean | null;

/**
 * A header and one line per row, ended by CRLF; null becomes an empty cell. A text that a spreadsheet would calculate
 * gets an apostrophe in front; a number, negative ones too, is none.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([[...header], ...rows.map((row) => [...row])], {
    record_delimiter: 'windows',
    // A lone CR would end a line for some readers, too.
    quoted_match: /[\r\n]/u,
    escape_formulas: true,
    cast: { boolean: String, number: (value) => ({ value: String(value), escape_formulas: false }) },
  });

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
