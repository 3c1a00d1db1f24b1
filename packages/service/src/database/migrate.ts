/** Brings a database to the newest schema; any number of processes may try at the same time. */
import { sql } from 'kysely';
import { DatabaseUnavailableError } from './configuration-error.js';
import type { Database } from './database.js';
import { takeLockText } from './lock.js';
import { migrations as all, type Migration } from './migrations/migrations.js';

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** SQLSTATEs of what is up to whoever runs a server: a right, an extension, room, or that it takes only reads. */
const THEIRS = /^(?:42501|0A000|58P01|25006|53...|57...|08...)$/u;

/** What to tell a person of a server on which no schema can be made; another error is left as it is. */
const toServerError = (error: unknown): unknown =>
  error instanceof Error && THEIRS.test(String(Reflect.get(error, 'code')))
    ? new DatabaseUnavailableError(`The database cannot be brought up to date: ${error.message}`)
    : error;

/**
 * Runs what has not run yet and resolves to the ids of it.
 *
 * Each migration is one transaction together with the note that it ran, under an advisory lock, so that a second process
 * waits and then finds it done. A database that knows a migration that this program does not is refused with a
 * `DatabaseUnavailableError`, and so is one in which no tables may be made.
 */
export const migrate = (
  database: Pick<Database, 'db' | 'execute'>,
  migrations: readonly Migration[] = all,
): Promise<string[]> =>
  runAll(database, migrations).catch((error: unknown) => {
    throw toServerError(error);
  });

const runAll = async (
  { db, execute }: Pick<Database, 'db' | 'execute'>,
  migrations: readonly Migration[],
): Promise<string[]> => {
  // Under the lock too: of two processes that create a table at once, one is refused, `if not exists` or not.
  await execute(`begin; ${takeLockText}
    create table if not exists schema_migrations (id text primary key, ran_at timestamptz(3) not null default now()); commit`);
  const readRan = async (): Promise<Set<string>> => {
    const { rows } = await sql<{ id: string }>`select id from schema_migrations`.execute(db);
    return new Set(rows.map(({ id }) => id));
  };
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = [...(await readRan())].find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new DatabaseUnavailableError(`The database was made by a newer version: it has the migration ${unknown}`);
  const done: string[] = [];
  for (const { id, sql: statements } of migrations) {
    if ((await readRan()).has(id)) continue;
    // The check within the transaction is what counts: another process may have run it meanwhile.
    // What is quick on a small table takes its time on a large one: the lock lifts the limit of statements.
    const block = `begin; ${takeLockText}
      insert into schema_migrations (id) values (${quote(id)});
      ${statements}; commit`;
    try {
      await execute(block);
      done.push(id);
    } catch (error) {
      await execute('rollback').catch(() => {});
      if (!(await readRan()).has(id)) throw error;
    }
  }
  return done;
};
