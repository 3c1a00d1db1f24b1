/**
 * Build step: creates the cluster with the latest schema, which every new embedded database starts from. The build must
 * be reproducible; otherwise, each release would contain a changed cluster. Two clusters differ only in values that
 * PostgreSQL gets from its environment: the time, and random bytes (for the system identifier, a password nonce, and
 * times of files and migrations). This script freezes them. They do not matter to a database that a single process uses
 * without passwords; keys and tokens are generated at the first start.
 */
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { writeCluster } from './cluster.js';
import { freezeClock } from './freeze-clock.js';
import { migrate } from './migrate.js';
import { createPgliteDialect } from './pglite-dialect.js';
import type { PgliteHost } from './pglite-host.js';
import { pgliteOptions } from './pglite-options.js';
import type { Tables } from './tables.js';

freezeClock();
const database = new PGlite({
  ...pgliteOptions,
  // Without this setting, PostgreSQL keeps obsolete log files for reuse.
  startParams: [...pgliteOptions.startParams, '-c', 'wal_recycle=off'],
});
await database.waitReady;
async function execute(statements: string): Promise<void> {
  return void (await database.exec(statements));
}
const host: PgliteHost = {
  generation: () => 1,
  query: async (statement, parameters) => {
    const { rows, affectedRows = 0 } = await database.query(statement, [...parameters]);
    return { rows, affected: affectedRows };
  },
  execute,
  abandon: () => {},
  close: () => database.close(),
};
const db = new Kysely<Tables>({ dialect: createPgliteDialect(host, () => {}) });
await migrate({ db, execute });
// The template databases are never used, and make up a third of the archive.
await execute('update pg_database set datistemplate = false, datallowconn = true where datname <> current_database()');
for (const name of ['template0', 'template1']) await execute(`drop database ${name}`);
// The write-ahead log of creating the tables is larger than the tables, and is not needed.
await execute('select pg_switch_wal()');
await execute('checkpoint');
const archive = await database.dumpDataDir('none');
await writeCluster(await archive.arrayBuffer());
await db.destroy();
