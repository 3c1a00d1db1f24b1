/** Formats times in JSON that the database builds. The format is that of the API: ISO 8601 in UTC with milliseconds. */
import { type RawBuilder, sql } from 'kysely';

/** Returns SQL that formats a time as ISO 8601 in UTC, with milliseconds. */
export function isoText(time: RawBuilder<Date>): RawBuilder<string> {
  return sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
