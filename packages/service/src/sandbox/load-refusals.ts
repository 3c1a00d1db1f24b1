/** Error messages for rows of a saved community that the database rejects when they are loaded. */
import { responseOfDatabase } from '../database/sqlstate.js';
import { Refusal } from './refusal.js';
import type { SavedRow } from './saved-community.js';

function fieldOf(error: Error, name: 'code' | 'detail' | 'column' | 'constraint'): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}

/** Parses the columns and values in an error detail such as `Key (slug)=(kitchen) already exists.`. */
function readKey(detail: string): { readonly columns: readonly string[]; readonly values: string } {
  const [, columns = '', values = ''] = /^Key \((.*)\)=\((.*)\) (?:already|is not)/su.exec(detail) ?? [];
  return { columns: columns.split(', '), values };
}

function own(columns: readonly string[]): string {
  return columns.filter((name) => name !== 'community_id').join(', ');
}

/**
 * Whether two of the rows have the same values in these columns. A key that contains the community id cannot collide
 * with rows of other communities.
 */
function isTwice(columns: readonly string[], rows: readonly SavedRow[]): boolean {
  return (
    columns.includes('community_id') ||
    new Set(rows.map((row) => JSON.stringify(columns.map((name) => row[name])))).size < rows.length
  );
}

function describeTaken(detail: string, rows: readonly SavedRow[]): string {
  const { columns, values } = readKey(detail);
  return isTwice(columns, rows)
    ? `two rows have the same ${own(columns)} (${values}), which must be unique`
    : `the ${own(columns)} ${values} is already used by another community of this sandbox, such as the one that was saved. ` +
        'Load the document in its place, with its admin token, or into another sandbox';
}

function describeMissing(detail: string): string {
  const { columns, values } = readKey(detail);
  const [, table = 'another table'] = /in table "(\w+)"/u.exec(detail) ?? [];
  return `${own(columns)} refers to a row of ${table} that the document does not contain (${values})`;
}

function describe(error: Error, rows: readonly SavedRow[]): string {
  switch (fieldOf(error, 'code')) {
    case '23505':
      return describeTaken(fieldOf(error, 'detail'), rows);
    case '23503':
      return describeMissing(fieldOf(error, 'detail'));
    case '23502':
      return `${fieldOf(error, 'column')} must not be null`;
    case '23514':
      return `a row has a value that violates the check ${fieldOf(error, 'constraint')}`;
    default:
      // The database's message for an unreadable value already describes that value.
      return error.message;
  }
}

/** Inserts rows into a table. If the database rejects them, throws a `Refusal` that names the table and the reason. */
export async function refuseRows(
  table: string,
  rows: readonly SavedRow[],
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    const status = responseOfDatabase(error)?.status ?? 500;
    if (status >= 500 || !(error instanceof Error)) throw error;
    throw new Refusal(`${table}: ${describe(error, rows)}`);
  }
}
