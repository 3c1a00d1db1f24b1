/** A database that compiles queries without executing them. */
import { DummyDriver, Kysely, type Logger, PostgresAdapter, PostgresIntrospector } from 'kysely';
import { ServiceQueryCompiler } from '../../../packages/service/src/database/query-compiler.js';
import type { Tables } from '../../../packages/service/src/database/tables.js';

/** `log` receives each query. */
export function createDummyDatabase(log: Logger = () => {}): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new ServiceQueryCompiler(),
    },
    log,
  });
}
