/**
 * The seed data as the build stores it: the rows of the scenario, with the ids of the examples. Inserting rows takes a
 * tenth of the time of running the scenario.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { WholeDb } from '../database/database.js';
import type { Clock } from '../kernel/clock.js';
import type { CreatedCommunity } from './community.js';
import { moveToNow } from './scenario.js';

export interface SampleRows extends CreatedCommunity {
  /** Tables with their rows; referenced tables come first. */
  readonly tables: readonly (readonly [name: string, rows: readonly unknown[]])[];
  /** The row of the community, with its references to other tables. */
  readonly community: unknown;
}

const file = new URL('./sample.json', import.meta.url);

/** Placeholder in the rows for the base URL of the service. */
export const ANY_BASE = 'http://sandbox.invalid';

const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/gu;

/** Writes the seed data to its file, for the build. */
export function writeSample(rows: SampleRows): Promise<void> {
  return writeFile(file, JSON.stringify(rows));
}

/** Inserts the seed data into a database that does not contain it; shifts its times to the recent past. */
export async function insertSample(transaction: WholeDb, base: string, clock: Clock): Promise<CreatedCommunity> {
  const when = moveToNow(clock);
  const text = (await readFile(file, 'utf8')).replaceAll(ANY_BASE, base);
  const sample: SampleRows = JSON.parse(text.replaceAll(TIME, (time) => when(time).toISOString()));
  // A single block: separate statements take twice as long.
  await sql`select set_config('sample.tables', ${JSON.stringify(sample.tables)}, true)`.execute(transaction);
  await sql`do $$
    declare
      filled jsonb;
    begin
      for filled in select jsonb_array_elements(current_setting('sample.tables')::jsonb) loop
        execute format('insert into %1$I select * from jsonb_populate_recordset(null::%1$I, $1)', filled ->> 0)
          using filled -> 1;
      end loop;
    end $$`.execute(transaction);
  const { communityId, ownerId, community } = sample;
  const own = JSON.stringify(community);
  await sql`update communities set (default_existing_member_space_id, default_logged_out_space_id,
      default_new_member_space_id) = (select default_existing_member_space_id, default_logged_out_space_id,
      default_new_member_space_id from jsonb_populate_record(null::communities, ${own}))
    where id = ${communityId}`.execute(transaction);
  return { communityId, ownerId };
}
