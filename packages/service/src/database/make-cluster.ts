/** A step of the build: makes the cluster as a copy of which each embedded database begins. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { writeCluster } from './cluster.js';
import { pgliteOptions } from './pglite-options.js';

const database = new PGlite(pgliteOptions);
await database.waitReady;
const archive = await database.dumpDataDir('none');
await writeCluster(await promisify(gzip)(await archive.arrayBuffer()));
await database.close();
