/** Opens the embedded database, which begins as a copy of the cluster that the build keeps, where it keeps one. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readCluster, unpackCluster } from './cluster.js';
import { pgliteOptions } from './pglite-options.js';

const openInMemory = async (): Promise<PGlite> => {
  const cluster = await readCluster();
  // Its bytes are given as they are: a file copies them when it is made and when it is read.
  const archive = cluster && Object.assign(new File([], 'cluster.tar'), { arrayBuffer: async () => cluster.buffer });
  return new PGlite({ ...pgliteOptions, ...(archive && { loadDataDir: archive }) });
};

/** Unpacks the cluster beside the folder first, so that one that was cut off is never taken for a database. */
const makeFolder = async (folder: string): Promise<void> => {
  const cluster = await readCluster();
  if (cluster === undefined) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  unpackCluster(cluster, unfinished);
  await rename(unfinished, folder);
};

/** Opens the database in a folder, which is made when there is none, or a new one in memory. */
export const openDatabase = async (folder: string | undefined): Promise<PGlite> => {
  if (folder === undefined) return openInMemory();
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeFolder(folder);
  return new PGlite(folder, pgliteOptions);
};
