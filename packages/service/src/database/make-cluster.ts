/**
 * A step of the build: makes the cluster as a copy of which each embedded database begins, with the newest schema.
 *
 * Each build makes the same bytes: else no two builds of the package would be alike, and a release would find it changed
 * each time. What differs between two clusters is what PostgreSQL asks of its surroundings, the time and random bytes
 * (for the identifier of the cluster, a nonce for passwords, times of files and of migrations), and here these are its
 * host's to answer. Nothing of it is of use to a database of one process without passwords; the keys and tokens of a
 * database are made at its first start. So the cluster stays in the package, and a first start as short as it is.
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
  // What is not needed any more would be kept, to be written over.
  startParams: [...pgliteOptions.startParams, '-c', 'wal_recycle=off'],
});
await database.waitReady;
const execute = async (statements: string): Promise<void> => void (await database.exec(statements));
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
// Nothing is made of the templates; they are a third of what each start unpacks.
await execute('update pg_database set datistemplate = false, datallowconn = true where datname <> current_database()');
for (const name of ['template0', 'template1']) await execute(`drop database ${name}`);
// How the tables were made is more than what they are, and nobody goes back.
await execute('select pg_switch_wal()');
await execute('checkpoint');
const archive = await database.dumpDataDir('none');
await writeCluster(await archive.arrayBuffer());
await db.destroy();
