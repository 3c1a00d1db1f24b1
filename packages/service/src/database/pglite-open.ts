/** Opens the embedded database. A new one starts as a copy of the cluster from the build, if there is one. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readCluster, unpackCluster } from './cluster.js';
import { pgliteOptions } from './pglite-options.js';

async function openInMemory(): Promise<PGlite> {
  const cluster = await readCluster();
  // Returns the bytes without a copy; a real `File` copies them on creation and on reading.
  const archive = cluster && Object.assign(new File([], 'cluster.tar'), { arrayBuffer: async () => cluster.buffer });
  return new PGlite({ ...pgliteOptions, ...(archive && { loadDataDir: archive }) });
}

/** Creates the folder of a database by a rename, so that an interrupted copy is never taken for a database. */
async function makeFolder(folder: string): Promise<void> {
  const cluster = await readCluster();
  if (cluster === undefined) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  unpackCluster(cluster, unfinished);
  await rename(unfinished, folder);
}

/** Opens the database in a folder, which is created if necessary, or opens a new database in memory. */
export async function openDatabase(folder: string | undefined): Promise<PGlite> {
  if (folder === undefined) return openInMemory();
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeFolder(folder);
  return new PGlite(folder, pgliteOptions);
}
