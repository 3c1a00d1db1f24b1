/** Opens either kind of database: an embedded one (in a folder or in memory), or a PostgreSQL server by its URL. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailableError } from './configuration-error.js';
import { DatabaseError } from './database-error.js';
import { takeLock } from './lock-file.js';
import { createPgliteDialect } from './pglite-dialect.js';
import { openPglite } from './pglite-host.js';
import { createMaintenance } from './pglite-maintenance.js';
import { withPreparedStatements } from './prepared-statements.js';
import { STATEMENT_TIMEOUT } from './unresponsive.js';
import { ServiceQueryCompiler } from './query-compiler.js';
import type { Tables } from './tables.js';

/** The database of all communities, for global work: looking up tokens, and creating and cleaning up communities. */
export type WholeDb = Kysely<Tables>;

export type DatabaseLocation =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string };

export interface Database {
  readonly db: WholeDb;
  /** Updates the planner statistics; a server does that by itself. */
  readonly analyze: () => Promise<void>;
  /** Runs statements without parameters, for migrations. */
  readonly execute: (sql: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Converts an error of opening a folder to a readable one; other errors are returned unchanged. */
const toOpenError = (error: unknown, folder: string): unknown =>
  error instanceof DatabaseError
    ? new DatabaseUnavailableError(
        `The database in ${folder} cannot be opened: ${error.message}. Move it away, or give another folder with --data.`,
      )
    : error;

const openEmbedded = async (folder: string | undefined): Promise<Database> => {
  const taken = new AbortController();
  const release = folder === undefined ? () => {} : await takeLock(folder, () => taken.abort());
  try {
    const host = await openPglite(folder).catch((error: unknown) => {
      throw folder === undefined ? error : toOpenError(error, folder);
    });
    const abandon = (): void => host.abandon(`${folder} was taken over by another process, since this one was held up`);
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
};

class ServerDialect extends PostgresDialect {
  override createQueryCompiler(): ServiceQueryCompiler {
    return new ServiceQueryCompiler();
  }
}

const openServer = async (url: string): Promise<Database> => {
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
};

/** Opens a database; throws `DatabaseUnavailableError` if it is in use or does not respond. */
export const openDatabase = (location: DatabaseLocation): Promise<Database> => {
  switch (location.kind) {
    case 'memory':
      return openEmbedded(undefined);
    case 'folder':
      return openEmbedded(location.folder);
    case 'server':
      return openServer(location.url);
  }
};
