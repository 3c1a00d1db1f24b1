/** Kysely dialect of the embedded database. Its single connection means that a long use blocks everything else. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
} from 'kysely';
import { connectionLost } from './database-error.js';
import type { PgliteHost } from './pglite-host.js';
import { ServiceQueryCompiler } from './query-compiler.js';

function isRows<R>(rows: readonly unknown[]): rows is readonly R[] {
  return Array.isArray(rows);
}

interface Connection extends DatabaseConnection {
  generation: number;
  /** Number of rows that statements on this connection have written. */
  written: number;
}

function createConnection(host: PgliteHost): Connection {
  return {
    generation: host.generation(),
    written: 0,
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      if (this.generation !== host.generation()) throw connectionLost('The transaction has ended with its connection');
      const { rows, affected } = await host.query(sql, parameters);
      this.written += affected;
      return { rows: isRows<R>(rows) ? [...rows] : [], numAffectedRows: BigInt(affected) };
    },
    // biome-ignore lint/correctness/useYield: the embedded database has no cursors, and nothing here streams.
    async *streamQuery() {
      throw new Error('The embedded database does not stream');
    },
  };
}

function createDriver(host: PgliteHost, written: (rows: number) => void): Driver {
  let last: Promise<void> = Promise.resolve();
  const releases = new WeakMap<DatabaseConnection, () => void>();
  return {
    init: async () => {},
    acquireConnection: async () => {
      let release = (): void => {};
      const before = last;
      last = new Promise((done) => {
        release = done;
      });
      await before;
      const connection = createConnection(host);
      releases.set(connection, () => {
        release();
        if (connection.written > 0) written(connection.written);
      });
      return connection;
    },
    beginTransaction: async (connection, { isolationLevel }) => {
      await connection.executeQuery(
        CompiledQuery.raw(isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`),
      );
    },
    commitTransaction: async (connection) => void (await connection.executeQuery(CompiledQuery.raw('commit'))),
    rollbackTransaction: async (connection) => void (await connection.executeQuery(CompiledQuery.raw('rollback'))),
    releaseConnection: async (connection) => releases.get(connection)?.(),
    destroy: () => host.close(),
  };
}

/**
 * Creates the dialect for an open database. Calls `written` with the number of written rows when the connection is
 * released.
 */
export function createPgliteDialect(host: PgliteHost, written: (rows: number) => void): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(host, written),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ServiceQueryCompiler(),
  };
}
