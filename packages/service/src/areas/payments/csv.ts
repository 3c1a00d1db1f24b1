/** CSV output (RFC 4180). Times are printed in a given time zone. */
import { stringify } from 'csv-stringify/sync';
import { invalid } from '../../kernel/failures.js';

export type Cell = string | number | boolean | null;

/**
 * Returns a header and one line per row, terminated by CRLF; null is an empty cell. A string that a spreadsheet would
 * evaluate as a formula gets an apostrophe as a prefix; numbers, including negative ones, do not.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return stringify([[...header], ...rows.map((row) => [...row])], {
    record_delimiter: 'windows',
    // Some readers treat a lone CR as the end of a line, so it is quoted, too.
    quoted_match: /[\r\n]/u,
    escape_formulas: true,
    cast: { boolean: String, number: (value) => ({ value: String(value), escape_formulas: false }) },
  });
}

/** Formats times in a zone of the tz database, with its offset; throws a 422 for an unknown zone. */
export function timeFormatter(timeZone: string): (time: string) => string {
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
}
