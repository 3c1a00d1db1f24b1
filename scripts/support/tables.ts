/** Generates types for the platform's database tables from the migrations. */
import { PGlite } from '@electric-sql/pglite';
import { migrations } from '../../packages/service/src/database/migrations/migrations.js';
import { pgliteOptions } from '../../packages/service/src/database/pglite-options.js';

/** Returns the migration files that the list of migrations does not contain. */
export function findUnlisted(names: readonly string[]): string[] {
  const known = new Set(migrations.map(({ id }) => id.split('-')[0]));
  return names.filter((name) => /^\d+-/u.test(name) && !known.has(name.split('-')[0]));
}

interface Column {
  readonly table: string;
  readonly name: string;
  /** PostgreSQL's name for the type, such as `int4`, or `_text` for an array of `text`. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isOfView: boolean;
}

const columnsQuery = `
  select table_name as "table", column_name as name, udt_name as type, is_nullable = 'YES' as "isNullable",
    column_default is not null or is_identity = 'YES' as "hasDefault", table_type = 'VIEW' as "isOfView"
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public'
  order by table_name, ordinal_position`;

const checksQuery = `
  select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as text
  from pg_constraint where contype = 'c' and conrelid <> 0`;

const types: Readonly<Record<string, string>> = {
  int4: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
  _int4: 'number[]',
  _text: 'string[]',
  jsonb: 'Record<string, unknown>',
};

/** Reads the allowed values of columns from check constraints, as union types. */
function readUnions(checks: readonly { readonly table: string; readonly text: string }[]): ReadonlyMap<string, string> {
  const unions = new Map<string, string>();
  for (const { table, text } of checks) {
    const [, column, values] = /^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/u.exec(text) ?? [];
    if (column === undefined || values === undefined) continue;
    const literals = [...values.matchAll(/'([^']*)'::text/gu)].map(([, value]) => `'${value}'`);
    unions.set(`${table}.${column}`, literals.join(' | '));
  }
  return unions;
}

function nameOf(table: string): string {
  return `${table.replaceAll(/(?:^|_)(\w)/gu, (_, letter: string) => letter.toUpperCase())}Table`;
}

/** Returns the type of a column; `narrow` lists the columns whose type is written by hand. */
function typeOf(column: Column, unions: ReadonlyMap<string, string>, narrow: ReadonlySet<string>): string {
  const { table, name, type, isNullable, hasDefault, isOfView } = column;
  const key = `${table}.${name}`;
  const base = narrow.has(key) ? `Columns['${key}']` : (unions.get(key) ?? types[type]);
  const orNull = isNullable ? ' | null' : '';
  if (type === 'jsonb') return `${isNullable ? 'Nullable' : ''}Json<${base}>`;
  if (base === undefined) throw new Error(`${key} has the type ${type}, which is not supported`);
  // PostgreSQL treats all columns of a view as nullable.
  if (isOfView) return `Read<${base}${narrow.has(key) ? '' : orNull}>`;
  if (isNullable) return type === 'timestamptz' ? 'NullableTime' : `Nullable<${base}>`;
  if (type === 'timestamptz' && hasDefault) return 'Time';
  return hasDefault ? `Generated<${base}>` : base;
}

const head = `/**
 * Types of the tables, generated from the migrations by \`npm run build:tables\`; do not edit. Column types that the
 * database does not know are in columns.ts.
 */
import type { ColumnType, Generated } from 'kysely';
import type { Columns } from './columns.js';

/** Defaults to the database's time; the service always sets it, from its own clock. */
type Time = ColumnType<Date, Date | undefined, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** JSON is written as a string and read as a parsed value. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** A column of a view. */
type Read<T> = ColumnType<T, never, never>;
`;

/** Returns the module with the table types; `narrow` lists columns (`table.column`) whose type is in `Columns`. */
export async function printTables(narrow: ReadonlySet<string>): Promise<string> {
  const database = new PGlite(pgliteOptions);
  for (const { sql } of migrations) await database.exec(sql);
  const { rows: columns } = await database.query<Column>(columnsQuery);
  const { rows: checks } = await database.query<{ table: string; text: string }>(checksQuery);
  await database.close();
  const unions = readUnions(checks);
  const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  for (const key of narrow)
    if (!known.has(key)) throw new Error(`columns.ts contains ${key}, which is not in any table`);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const interfaces = tables.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map((column) => `  ${column.name}: ${typeOf(column, unions, narrow)};\n`);
    return `\nexport interface ${nameOf(table)} {\n${lines.join('')}}\n`;
  });
  const all = tables.map((table) => `  ${table}: ${nameOf(table)};\n`);
  return `${head}${interfaces.join('')}\nexport interface Tables {\n${all.join('')}}\n`;
}

/** Returns the columns that `Columns` lists, given the source of its module. */
export function readNarrow(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^ {2}'(\w+\.\w+)':/gmu)].map(([, key = '']) => key));
}
