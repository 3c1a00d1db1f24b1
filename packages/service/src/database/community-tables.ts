/**
 * Tables with a community id, read from the database catalog. Referenced tables come before tables that reference them.
 */
import { sql } from 'kysely';
import type { WholeDb } from './database.js';

export interface CommunityTable {
  readonly name: string;
  /** All columns except the community id, in their order. */
  readonly columns: readonly string[];
  /** The primary key columns without the community id. */
  readonly key: readonly string[];
  /** Columns whose values come from a sequence. Members and leads share a sequence, and so do their tags. */
  readonly counted: readonly { readonly column: string; readonly counter: string }[];
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly counter: string | null;
  readonly isKey: boolean;
}

async function readColumns(db: WholeDb): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name,
      case when a.attidentity <> '' then pg_get_serial_sequence(c.relname, a.attname)
        else substring(pg_get_expr(d.adbin, d.adrelid) from '^nextval\\(''(.+)''::regclass\\)$') end as counter,
      coalesce(a.attnum = any(k.conkey), false) as "isKey"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname, a.attnum
  `.execute(db);
  return rows;
}

async function readReferences(db: WholeDb): Promise<readonly { readonly from: string; readonly to: string }[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select distinct f.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and f.relnamespace = 'public'::regnamespace
  `.execute(db);
  return rows;
}

async function readOwnReferences(db: WholeDb): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.conrelid = 'communities'::regclass and a.attname <> 'id'
  `.execute(db);
  return rows.map(({ name }) => name);
}

export interface CommunitySchema {
  /** The columns of `communities`, except `id`. */
  readonly own: readonly string[];
  /** The columns of `communities` that reference other tables. */
  readonly ownReferences: readonly string[];
  readonly tables: readonly CommunityTable[];
}

/** Tables that triggers calculate from other tables. */
export const MAINTAINED_BY_TRIGGERS: readonly string[] = ['list_counts', 'member_standings', 'post_standings'];

/** Reads the schema. Throws if references form a cycle, because then no table could be written first. */
export async function readSchema(db: WholeDb): Promise<CommunitySchema> {
  const columns = await readColumns(db);
  const references = await readReferences(db);
  const left = new Set(
    columns
      .filter(({ table, name }) => name === 'community_id' && !MAINTAINED_BY_TRIGGERS.includes(table))
      .map(({ table }) => table),
  );
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) => !references.some(({ from, to }) => from === name && left.has(to)));
    if (free.length === 0) throw new Error(`The references of these tables form a cycle: ${[...left].join(', ')}`);
    ordered.push(...free);
    for (const name of free) left.delete(name);
  }
  const namesOf = (table: string, isMeant: (column: Column) => boolean): string[] =>
    columns
      .filter((column) => column.table === table && column.name !== 'community_id' && isMeant(column))
      .map(({ name }) => name);
  return {
    own: namesOf('communities', ({ name }) => name !== 'id'),
    ownReferences: await readOwnReferences(db),
    tables: ordered.map((name) => ({
      name,
      columns: namesOf(name, () => true),
      key: namesOf(name, ({ isKey }) => isKey),
      counted: columns.flatMap(({ table, name: column, counter }) =>
        table === name && counter !== null ? [{ column, counter }] : [],
      ),
    })),
  };
}

/**
 * Lists all tables with a community id. Tables that reference others come before the referenced tables. Tables that
 * triggers maintain come last, because deleting rows of other tables writes to them.
 */
export function listTables({ tables }: CommunitySchema): readonly string[] {
  return [...['communities', ...tables.map(({ name }) => name)].reverse(), ...MAINTAINED_BY_TRIGGERS];
}

/** Locks tables until the transaction ends, so that nobody can insert references to rows that are being deleted. */
export async function lockTables(db: WholeDb, names: readonly string[]): Promise<void> {
  const all = sql.join(names.map((name) => sql.table(name)));
  await sql`lock table ${all} in share row exclusive mode`.execute(db);
}
