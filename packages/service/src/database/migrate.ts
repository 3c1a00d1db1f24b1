/** Migrates a database to the latest schema. Several processes may do this at the same time. */
import { sql } from 'kysely';
import { DatabaseUnavailableError } from './configuration-error.js';
import type { Database } from './database.js';
import { takeLockText } from './lock.js';
import { migrations as all, type Migration } from './migrations/migrations.js';

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** SQLSTATEs that the server's administrator must resolve: privileges, extensions, disk space, read-only mode. */
const THEIRS = /^(?:42501|0A000|58P01|25006|53...|57...|08...)$/u;

/** Converts an error from creating the schema to an error with a readable message; returns other errors unchanged. */
function toServerError(error: unknown): unknown {
  return error instanceof Error && THEIRS.test(String(Reflect.get(error, 'code')))
    ? new DatabaseUnavailableError(`The database cannot be migrated: ${error.message}`)
    : error;
}

/**
 * Runs pending migrations and resolves to their ids. Each migration and its record are one transaction under an
 * advisory lock, so a second process waits and then finds the migration done. Throws `DatabaseUnavailableError` if the
 * database has a migration that this version does not know, or if tables cannot be created.
 */
export function migrate(
  database: Pick<Database, 'db' | 'execute'>,
  migrations: readonly Migration[] = all,
): Promise<string[]> {
  return runAll(database, migrations).catch((error: unknown) => {
    throw toServerError(error);
  });
}

async function runAll(
  { db, execute }: Pick<Database, 'db' | 'execute'>,
  migrations: readonly Migration[],
): Promise<string[]> {
  // Also under the lock: if two processes create a table concurrently, one fails in spite of `if not exists`.
  await execute(`begin; ${takeLockText}
    create table if not exists schema_migrations (id text primary key, ran_at timestamptz(3) not null default now()); commit`);
  const readRan = async (): Promise<Set<string>> => {
    const { rows } = await sql<{ id: string }>`select id from schema_migrations`.execute(db);
    return new Set(rows.map(({ id }) => id));
  };
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = [...(await readRan())].find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new DatabaseUnavailableError(
      `The database was created by a newer version: it has the unknown migration ${unknown}`,
    );
  const done: string[] = [];
  for (const { id, sql: statements } of migrations) {
    if ((await readRan()).has(id)) continue;
    // The check within the transaction is decisive, since another process may have run the migration meanwhile. The
    // lock also lifts the statement timeout, because a migration may take long on a large table.
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
}
