/** A step of the build: makes the cluster as a copy of which each embedded database begins, with the newest schema. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { writeCluster } from './cluster.js';
import { migrate } from './migrate.js';
import { createPgliteDialect } from './pglite-dialect.js';
import { pgliteOptions } from './pglite-options.js';
import type { Tables } from './tables.js';

const database = new PGlite(pgliteOptions);
await database.waitReady;
const execute = async (statements: string): Promise<void> => void (await database.exec(statements));
const dialect = createPgliteDialect({
  generation: () => 1,
  query: async (statement, parameters) => {
    const { rows, affectedRows = 0 } = await database.query(statement, [...parameters]);
    return { rows, affected: affectedRows };
  },
  execute,
  close: () => database.close(),
});
const db = new Kysely<Tables>({ dialect });
await migrate({ db, execute });
const archive = await database.dumpDataDir('none');
await writeCluster(await promisify(gzip)(await archive.arrayBuffer()));
await db.destroy();
