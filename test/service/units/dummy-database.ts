/** A database that compiles queries and asks nobody. */
import { DummyDriver, Kysely, type Logger, PostgresAdapter, PostgresIntrospector } from 'kysely';
import { ServiceQueryCompiler } from '../../../packages/service/src/database/query-compiler.js';
import type { Tables } from '../../../packages/service/src/database/tables.js';

/** `log` hears each query that is run. */
export const createDummyDatabase = (log: Logger = () => {}): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new ServiceQueryCompiler(),
    },
    log,
  });
