/**
 * Build step: runs the scenario of the examples against an in-memory database and writes the rows to a file. Generated
 * values are replaced with the values in the examples, so the build is reproducible.
 */
import { sql } from 'kysely';
import { readSchema } from '../database/community-tables.js';
import { createService } from '../service.js';
import { createCommunity, issueApiToken } from './community.js';
import { beginIds } from './example-ids.js';
import { findNames } from './example-names.js';
import { seedCommunity } from './sample.js';
import { ANY_BASE, type SampleRows, writeSample } from './sample-rows.js';
import { EXAMPLE_AT, SEED_STARTED_AT } from './scenario.js';

const service = await createService({
  database: { kind: 'memory' },
  baseUrl: ANY_BASE,
  clock: () => new Date(EXAMPLE_AT),
});
const { db } = service.database;

async function readRows(table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ rows: Record<string, unknown>[] }>`
    select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${sql.table(table)} t`.execute(db);
  return rows[0]?.rows ?? [];
}

/** Whether a column of `communities` references a space. Such columns are set after the spaces are inserted. */
function isOwnSpace(column: string): boolean {
  return /^default_\w+_space_id$/u.test(column);
}

/** Compares rows by id, or by content if they have no id. */
function inOrder(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return typeof a['id'] === 'number' && typeof b['id'] === 'number'
    ? a['id'] - b['id']
    : JSON.stringify(a) < JSON.stringify(b)
      ? -1
      : 1;
}

try {
  await sql`set time zone 'UTC'`.execute(db);
  await beginIds(db);
  const clockAt = (time: string) => () => new Date(time);
  const made = await createCommunity(
    db,
    {
      name: 'Oven & Crumb',
      slug: 'oven-and-crumb',
      ownerName: 'Ines Marrowby',
      ownerEmail: 'ines@example.com',
    },
    clockAt(SEED_STARTED_AT),
  );
  const secrets: string[] = [];
  for (const type of ['Admin V1 or V2', 'Headless Auth'] as const)
    secrets.push(await issueApiToken(db, made, type, undefined, clockAt('2025-03-01T10:30:00Z')));
  await seedCommunity(service, ANY_BASE, secrets[0] ?? '');
  // Each sandbox issues its own tokens.
  await db.deleteFrom('api_tokens').where('name', 'in', ['Admin', 'Headless']).execute();
  // The outbox of the seed data is empty, because nobody expects these mails.
  await db.deleteFrom('outbox_messages').execute();
  await db.updateTable('members').set({ invitation_hash: null }).execute();
  const names = await findNames(db);
  const found: [string, Record<string, unknown>[]][] = [];
  const schema = await readSchema(db);
  for (const table of ['communities', ...schema.tables.map(({ name }) => name)]) {
    const rows = await readRows(table);
    if (rows.length > 0) found.push([table, rows]);
  }
  let text = JSON.stringify(found);
  for (const [random, name] of names) text = text.replaceAll(random, name);
  const named: [string, Record<string, unknown>[]][] = JSON.parse(text);
  const tables = named.map(([name, rows]): SampleRows['tables'][number] => [name, rows.toSorted(inOrder)]);
  const community = named.find(([name]) => name === 'communities')?.[1][0] ?? {};
  const alone = Object.fromEntries(Object.entries(community).filter(([key]) => !isOwnSpace(key)));
  const sample: SampleRows = {
    ...made,
    community,
    tables: tables.map((table) => (table[0] === 'communities' ? [table[0], [alone]] : table)),
  };
  await writeSample(sample);
} finally {
  await service.close();
}
