/** Formats a time within JSON that the database builds, like the API does: ISO 8601 in UTC with milliseconds. */
import { type RawBuilder, sql } from 'kysely';

export const isoText = (time: RawBuilder<Date>): RawBuilder<string> =>
  sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
