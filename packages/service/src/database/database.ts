/** Opens a database: an embedded one, in a folder or in memory, or a PostgreSQL server by URL. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailableError } from './configuration-error.js';
import { DatabaseError } from './database-error.js';
import { takeLock } from './lock-file.js';
import { createPgliteDialect } from './pglite-dialect.js';
import { openPglite } from './pglite-host.js';
import { createMaintenance } from './pglite-maintenance.js';
import { withPreparedStatements } from './prepared-statements.js';
import { ServiceQueryCompiler } from './query-compiler.js';
import type { Tables } from './tables.js';
import { STATEMENT_TIMEOUT } from './unresponsive.js';

/** The database with all communities, to find tokens and to create and clean up communities. */
export type WholeDb = Kysely<Tables>;

export type DatabaseLocation =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string };

export interface Database {
  readonly db: WholeDb;
  /** Updates the planner statistics. A PostgreSQL server does this automatically. */
  readonly analyze: () => Promise<void>;
  /** Runs SQL without parameters, for migrations. */
  readonly execute: (sql: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Converts an error from opening a folder to one with a readable message; returns other errors unchanged. */
function toOpenError(error: unknown, folder: string): unknown {
  return error instanceof DatabaseError
    ? new DatabaseUnavailableError(
        `The database in ${folder} cannot be opened: ${error.message}. Move it away, or choose another folder with --data.`,
      )
    : error;
}

async function openEmbedded(folder: string | undefined): Promise<Database> {
  const taken = new AbortController();
  const release = folder === undefined ? () => {} : await takeLock(folder, () => taken.abort());
  try {
    const host = await openPglite(folder).catch((error: unknown) => {
      throw folder === undefined ? error : toOpenError(error, folder);
    });
    const abandon = (): void =>
      host.abandon(`${folder} was taken over by another process, because this one was suspended`);
    if (taken.signal.aborted) abandon();
    else taken.signal.addEventListener('abort', abandon);
    const db: WholeDb = new Kysely({ dialect: createPgliteDialect(host, (rows) => upkeep.written(rows)) });
    const upkeep = createMaintenance(db);
    return {
      db,
      analyze: upkeep.analyze,
      execute: host.execute,
      close: async () => {
        await upkeep.close();
        await db.destroy();
        // Kysely does not destroy a driver that was never used.
        await host.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

class ServerDialect extends PostgresDialect {
  override createQueryCompiler(): ServiceQueryCompiler {
    return new ServiceQueryCompiler();
  }
}

async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
  });
  // The pool replaces a broken connection, and the query that used it rejects. Without listeners on the pool and on
  // each used connection, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new DatabaseUnavailableError(`The database at DATABASE_URL does not respond: ${reason}`);
  }
  const db: WholeDb = new Kysely({ dialect: new ServerDialect({ pool: withPreparedStatements(pool) }) });
  return {
    db,
    analyze: async () => {},
    execute: async (statements) => void (await pool.query(statements)),
    close: () => db.destroy(),
  };
}

/** Opens a database; throws `DatabaseUnavailableError` if it is in use or does not respond. */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  switch (location.kind) {
    case 'memory':
      return openEmbedded(undefined);
    case 'folder':
      return openEmbedded(location.folder);
    case 'server':
      return openServer(location.url);
  }
}
