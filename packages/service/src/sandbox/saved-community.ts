/** A whole community as JSON: saves it, and validates a saved document before any of it is loaded. */
import { sql } from 'kysely';
import { type CommunitySchema, readSchema } from '../database/community-tables.js';
import type { WholeDb } from '../database/database.js';
import { migrations } from '../database/migrations/migrations.js';
import type { Storage } from '../kernel/ports/storage.js';
import { isObject } from './objects.js';
import { Refusal } from './refusal.js';

export type SavedRow = Readonly<Record<string, unknown>>;

/** A saved community. Its rows have all columns except the community id, so it can be loaded into any community. */
export interface SavedCommunity {
  readonly format: 'community 1';
  /** Version of the schema of the rows: the id of the last migration. */
  readonly schema: string;
  readonly community: SavedRow;
  /** Tables without rows are omitted. */
  readonly tables: Readonly<Record<string, SavedRow[]>>;
  /** Contents of uploads in Base64, by signed id. */
  readonly files: Readonly<Record<string, string>>;
}

/** Maximum total size of all files in bytes; a larger document would exceed the size limit of requests. */
const MOST_FILE_BYTES = 32 * 1024 * 1024;

function currentSchema(): string {
  return migrations.at(-1)?.id ?? '';
}

async function readFiles(storage: Storage, signedIds: readonly string[]): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  let size = 0;
  for (const signedId of signedIds) {
    const bytes = await storage.get(signedId);
    if (bytes === undefined) continue;
    size += bytes.byteLength;
    if (size > MOST_FILE_BYTES) throw new Refusal('The files of the community exceed 32 MiB and cannot be saved');
    files[signedId] = Buffer.from(bytes).toString('base64');
  }
  return files;
}

/** Saves a consistent snapshot of a community; throws `Refusal` if its files are too large. */
export function saveCommunity(db: WholeDb, storage: Storage, communityId: number): Promise<SavedCommunity> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set local time zone 'UTC'`.execute(transaction);
      const read = async (table: string, columns: readonly string[], order: readonly string[]): Promise<SavedRow[]> => {
        const owner = table === 'communities' ? 'id' : 'community_id';
        const { rows } = await sql<{ row: SavedRow }>`
          select to_json(of_community) as row
          from (
            select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
            where ${sql.ref(owner)} = ${communityId}
          ) as of_community
          ${order.length === 0 ? sql`` : sql`order by ${sql.join(order.map((name) => sql.ref(name)))}`}
        `.execute(transaction);
        return rows.map(({ row }) => row);
      };
      const { own, tables: known } = await readSchema(transaction);
      const [community] = await read('communities', own, []);
      if (community === undefined) throw new Refusal('The community does not exist', 404);
      const tables: Record<string, SavedRow[]> = {};
      for (const { name, columns, key } of known) {
        const rows = await read(name, columns, key);
        if (rows.length > 0) tables[name] = rows;
      }
      const signedIds = (tables['uploads'] ?? []).flatMap(({ signed_id: id }) => (typeof id === 'string' ? [id] : []));
      const files = await readFiles(storage, signedIds);
      return { format: 'community 1', schema: currentSchema(), community, tables, files };
    });
}

function checkRow(row: unknown, columns: readonly string[], place: string): SavedRow {
  if (!isObject(row)) throw new Refusal(`${place} is not an object`);
  const unknown = Object.keys(row).find((name) => !columns.includes(name));
  if (unknown !== undefined) throw new Refusal(`${place} has the unknown column ${unknown}`);
  const missing = columns.find((name) => !Object.hasOwn(row, name));
  if (missing !== undefined) throw new Refusal(`${place} lacks ${missing}`);
  return row;
}

/** Whether a value is Base64. A pattern with groups of four would fail on texts of several megabytes. */
function isBase64(value: unknown): value is string {
  return typeof value === 'string' && value.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/u.test(value);
}

/** Validates a saved document; throws `Refusal` with the reason if it is invalid. */
export function readSaved(value: unknown, known: CommunitySchema): SavedCommunity {
  if (!isObject(value)) throw new Refusal('The document must be a JSON object');
  const { format, schema, community, tables, files = {}, ...others } = value;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new Refusal(`${other} is not a field of a saved community`);
  if (format !== 'community 1') throw new Refusal('format must be "community 1"');
  if (schema !== currentSchema())
    throw new Refusal(`schema is ${JSON.stringify(schema)}, but this version requires "${currentSchema()}"`);
  if (!isObject(tables)) throw new Refusal('tables is not an object');
  if (!isObject(files)) throw new Refusal('files is not an object');
  const read: Record<string, SavedRow[]> = {};
  for (const [name, rows] of Object.entries(tables)) {
    const table = known.tables.find((each) => each.name === name);
    if (table === undefined) throw new Refusal(`tables contains the unknown table ${name}`);
    if (!Array.isArray(rows)) throw new Refusal(`tables.${name} is not a list`);
    read[name] = rows.map((row: unknown, index) => checkRow(row, table.columns, `tables.${name}[${index}]`));
  }
  const bytes: Record<string, string> = {};
  const signedIds = new Set((read['uploads'] ?? []).map((row) => row['signed_id']));
  for (const [name, text] of Object.entries(files)) {
    if (!isBase64(text)) throw new Refusal(`files.${name} is not Base64`);
    if (!signedIds.has(name)) throw new Refusal(`files.${name} has no row in tables.uploads`);
    bytes[name] = text;
  }
  if (read['members']?.some((row) => row['is_owner'] === true) !== true)
    throw new Refusal('tables.members has no owner');
  return { format, schema, community: checkRow(community, known.own, 'community'), tables: read, files: bytes };
}
