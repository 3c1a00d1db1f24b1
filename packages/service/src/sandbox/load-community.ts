/** Replaces a community with a saved one, completely or not at all. */
import { sql } from 'kysely';
import {
  type CommunityTable,
  listTables,
  lockTables,
  MAINTAINED_BY_TRIGGERS,
  readSchema,
} from '../database/community-tables.js';
import type { WholeDb } from '../database/database.js';
import { inTransaction } from '../database/transaction.js';
import type { Storage } from '../kernel/ports/storage.js';
import type { Service } from '../service.js';
import { refuseRows } from './load-refusals.js';
import { Refusal } from './refusal.js';
import { readSaved, type SavedCommunity, type SavedRow } from './saved-community.js';

/** The caller who loads the document. The token of the caller remains valid. */
export interface Loader {
  readonly communityId: number;
  readonly secret: string;
  readonly tokenHash: Uint8Array;
}

async function removeRows(db: WholeDb, tables: readonly CommunityTable[], communityId: number): Promise<void> {
  for (const { name } of tables.toReversed())
    await sql`delete from ${sql.table(name)} where community_id = ${communityId}`.execute(db);
}

async function writeRows(
  db: WholeDb,
  { name, columns }: CommunityTable,
  rows: readonly SavedRow[],
  communityId: number,
): Promise<void> {
  const refs = sql.join(columns.map((column) => sql.ref(column)));
  // All rows are inserted in one statement, because a row may reference a later row of the same table.
  await refuseRows(name, rows, () =>
    sql`
      insert into ${sql.table(name)} (community_id, ${refs})
      select ${communityId}, ${refs} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)})
    `.execute(db),
  );
}

/**
 * Discards all cached plans. Checks and triggers were planned while the tables were small, so each new row could scan
 * whole tables; `without` rules out such scans for the following rows.
 */
async function planAnew(db: WholeDb, wholeTables: 'with' | 'without'): Promise<void> {
  await sql`set local enable_seqscan = ${sql.raw(wholeTables === 'with' ? 'on' : 'off')}`.execute(db);
  await sql`discard plans`.execute(db);
}

/** Number of rows of a table above which its planner statistics are updated. */
const MANY = 100;

/** Updates planner statistics, always of the same tables first, so that concurrent loads do not deadlock. */
async function tellPlanner(db: WholeDb, table: string): Promise<void> {
  for (const name of [...MAINTAINED_BY_TRIGGERS, table]) await sql`analyze ${sql.table(name)}`.execute(db);
}

async function writeCommunity(
  db: WholeDb,
  columns: readonly string[],
  row: SavedRow,
  communityId: number,
): Promise<void> {
  const refs = sql.join(columns.map((column) => sql.ref(column)));
  await refuseRows('communities', [row], () =>
    sql`
      update communities set (${refs}) = (
        select ${refs} from json_populate_record(null::communities, ${JSON.stringify(row)})
      )
      where id = ${communityId}
    `.execute(db),
  );
}

/** Advances the id sequences beyond all ids in use. They stay advanced even after a rollback, which is harmless. */
async function moveCounters(db: WholeDb, tables: readonly CommunityTable[]): Promise<void> {
  const all = tables.flatMap(({ name, counted }) => counted.map((each) => ({ name, ...each })));
  for (const { name, column, counter } of all) {
    await sql`
      select setval(sequence, highest)
      from (
        select ${counter}::regclass as sequence, (select max(${sql.ref(column)}) from ${sql.table(name)}) as highest
      ) as counter
      where highest >= (
        select coalesce(last_value + 1, start_value) from pg_sequences
        where format('%I.%I', schemaname, sequencename)::regclass = sequence
      )
    `.execute(db);
  }
}

/** Keeps the caller's token valid. If the document does not contain the token, the token is assigned to the owner. */
async function keepToken(db: WholeDb, { communityId, tokenHash }: Loader, now: Date): Promise<void> {
  await sql`
    insert into api_tokens (community_id, name, token_type, token_hash, issued_by_member_id, created_at)
    select community_id, 'Admin', 'Admin V1 or V2', ${tokenHash}, id, ${now} from members
    where community_id = ${communityId} and is_owner
    order by id limit 1
    on conflict (token_hash) do update set token_type = excluded.token_type, revoked_at = null
    where api_tokens.community_id = ${communityId}
  `.execute(db);
}

async function writeFiles(storage: Storage, { tables, files }: SavedCommunity): Promise<void> {
  for (const { signed_id: id, byte_size: byteSize, checksum } of tables['uploads'] ?? []) {
    const text = files[String(id)];
    if (text === undefined) continue;
    const bytes = Buffer.from(text, 'base64');
    const whole = (async function* () {
      yield bytes;
    })();
    const outcome = await storage.put(String(id), whole, { byteSize: Number(byteSize), checksum: String(checksum) });
    if (outcome !== 'stored')
      throw new Refusal(`files.${String(id)} does not match its row in tables.uploads: ${outcome}`);
  }
}

function isFixed(path: string): boolean {
  return path.startsWith('/api/admin/') && !path.includes('{');
}

/** Lists the paths without parameters that an admin can read, which are lists and single resources. */
async function listReadable(): Promise<string[]> {
  // The client is imported only here, because it consists of many modules, and most sandboxes never load a document.
  return Object.values(await import('@community-platform/client')).flatMap((each) =>
    // The used quota is counted outside of the community and of the transaction.
    typeof each === 'object' && 'path' in each && each.method === 'GET' && each.id !== 'getQuota' && isFixed(each.path)
      ? [each.path]
      : [],
  );
}

function isPage(value: unknown): value is { readonly has_next_page: boolean } {
  return typeof value === 'object' && value !== null && 'has_next_page' in value;
}

/** Maximum number of pages per list that are checked. */
const PAGES = 20;

/** Reads every list through the API, because rows that the database accepts can still violate the response schemas. */
async function checkResponses(over: Service['over'], db: WholeDb, secret: string): Promise<void> {
  let reason = '';
  const server = over(db, {
    failed: ({ message, cause }) => {
      reason = cause instanceof Error ? cause.message : message;
    },
  });
  const headers = { authorization: `Bearer ${secret}` };
  for (const path of await listReadable()) {
    for (let page = 1; page <= PAGES; page += 1) {
      const response = await server.fetch(`http://localhost${path}?per_page=100&page=${page}`, { headers });
      if (response.status >= 500) throw new Refusal(`The loaded community cannot be read by ${path}: ${reason}`);
      const body: unknown = response.ok ? await response.json() : undefined;
      if (!isPage(body) || !body.has_next_page) break;
    }
  }
}

/**
 * Replaces the content of an admin's community with a saved document. Afterwards, the tokens of the document and the
 * token of the caller work. Throws `Refusal` and changes nothing if the document is inconsistent or was not saved by
 * this version.
 */
export async function loadCommunity(
  { database, over, ports, clock }: Pick<Service, 'database' | 'over' | 'ports' | 'clock'>,
  loader: Loader,
  document: unknown,
): Promise<void> {
  return inTransaction(database.db, async (db) => {
    const schema = await readSchema(db);
    const { tables, own, ownReferences } = schema;
    const saved = readSaved(document, schema);
    const { communityId, secret } = loader;
    await lockTables(db, listTables(schema));
    await planAnew(db, 'without');
    await removeRows(db, tables, communityId);
    const alone = own.filter((column) => !ownReferences.includes(column));
    await writeCommunity(db, alone, saved.community, communityId);
    for (const table of tables) {
      const rows = saved.tables[table.name];
      if (rows === undefined) continue;
      await writeRows(db, table, rows, communityId);
      if (rows.length > MANY) await tellPlanner(db, table.name);
    }
    await writeCommunity(db, ownReferences, saved.community, communityId);
    await moveCounters(db, tables);
    await keepToken(db, loader, clock());
    await planAnew(db, 'with');
    await checkResponses(over, db, secret);
    await writeFiles(ports.storage, saved);
  });
}
