/** A whole community as JSON: how it is saved, and how a document is validated before any of it is written. */
import { sql } from 'kysely';
import type { WholeDb } from '../database/database.js';
import { migrations } from '../database/migrations/migrations.js';
import type { Storage } from '../kernel/ports/storage.js';
import { type CommunitySchema, readSchema } from '../database/community-tables.js';
import { isObject } from './objects.js';
import { Refusal } from './refusal.js';

export type SavedRow = Readonly<Record<string, unknown>>;

/** Rows have all columns of their tables except the community id, so a document can be loaded into any community. */
export interface SavedCommunity {
  readonly format: 'community 1';
  /** The schema version of the rows: the id of the last migration. */
  readonly schema: string;
  readonly community: SavedRow;
  /** Tables without rows are omitted. */
  readonly tables: Readonly<Record<string, readonly SavedRow[]>>;
  /** Contents of uploads in Base64, by signed id. */
  readonly files: Readonly<Record<string, string>>;
}

/** Maximum total size of all files in bytes; a larger document could not be sent. */
const MOST_FILE_BYTES = 32 * 1024 * 1024;

const currentSchema = (): string => migrations.at(-1)?.id ?? '';

const readFiles = async (storage: Storage, signedIds: readonly string[]): Promise<Record<string, string>> => {
  const files: Record<string, string> = {};
  let size = 0;
  for (const signedId of signedIds) {
    const bytes = await storage.get(signedId);
    if (bytes === undefined) continue;
    size += bytes.byteLength;
    if (size > MOST_FILE_BYTES)
      throw new Refusal('The files of the community are more than 32 MiB, which is not saved');
    files[signedId] = Buffer.from(bytes).toString('base64');
  }
  return files;
};

/** Returns a consistent snapshot of a community; throws `Refusal` if its files are too large. */
export const saveCommunity = (db: WholeDb, storage: Storage, communityId: number): Promise<SavedCommunity> =>
  db
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
      if (community === undefined) throw new Refusal('There is no such community', 404);
      const tables: Record<string, readonly SavedRow[]> = {};
      for (const { name, columns, key } of known) {
        const rows = await read(name, columns, key);
        if (rows.length > 0) tables[name] = rows;
      }
      const signedIds = (tables['uploads'] ?? []).flatMap(({ signed_id: id }) => (typeof id === 'string' ? [id] : []));
      const files = await readFiles(storage, signedIds);
      return { format: 'community 1', schema: currentSchema(), community, tables, files };
    });

const checkRow = (row: unknown, columns: readonly string[], place: string): SavedRow => {
  if (!isObject(row)) throw new Refusal(`${place} is no object`);
  const unknown = Object.keys(row).find((name) => !columns.includes(name));
  if (unknown !== undefined) throw new Refusal(`${place} has ${unknown}, which is no column`);
  const missing = columns.find((name) => !Object.hasOwn(row, name));
  if (missing !== undefined) throw new Refusal(`${place} lacks ${missing}`);
  return row;
};

/** Uses a single character class: an expression that matches groups of four fails on texts of several megabytes. */
const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' && value.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/u.test(value);

/** Validates the form of a saved document; throws `Refusal` with the reason if it is invalid. */
export const readSaved = (value: unknown, known: CommunitySchema): SavedCommunity => {
  if (!isObject(value)) throw new Refusal('The document is no object');
  const { format, schema, community, tables, files = {}, ...others } = value;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new Refusal(`${other} is not a field of a saved community`);
  if (format !== 'community 1') throw new Refusal('format is "community 1" in what was saved here');
  if (schema !== currentSchema())
    throw new Refusal(`schema is ${JSON.stringify(schema)}; what this version saves has "${currentSchema()}"`);
  if (!isObject(tables)) throw new Refusal('tables is no object');
  if (!isObject(files)) throw new Refusal('files is no object');
  const read: Record<string, SavedRow[]> = {};
  for (const [name, rows] of Object.entries(tables)) {
    const table = known.tables.find((each) => each.name === name);
    if (table === undefined) throw new Refusal(`tables has ${name}, which is no table of a community`);
    if (!Array.isArray(rows)) throw new Refusal(`tables.${name} is no list`);
    read[name] = rows.map((row: unknown, index) => checkRow(row, table.columns, `tables.${name}[${index}]`));
  }
  const bytes: Record<string, string> = {};
  const signedIds = new Set((read['uploads'] ?? []).map((row) => row['signed_id']));
  for (const [name, text] of Object.entries(files)) {
    if (!isBase64(text)) throw new Refusal(`files.${name} is no Base64`);
    if (!signedIds.has(name)) throw new Refusal(`files.${name} is of no row of tables.uploads`);
    bytes[name] = text;
  }
  if (read['members']?.some((row) => row['is_owner'] === true) !== true)
    throw new Refusal('tables.members has no owner');
  return { format, schema, community: checkRow(community, known.own, 'community'), tables: read, files: bytes };
};
