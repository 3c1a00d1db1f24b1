/** Runs before the service is packed: compiles it with its dependencies, and removes outputs of earlier builds. */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ensureBuilt } from './support/ensure.js';
import { exitCodes, root, serviceFolder } from './support/project.js';

const made = join(root, serviceFolder, 'dist');
const sources = join(root, serviceFolder, 'src');

/** Files created by build steps other than compiling sources. */
const extra = new Set([join('database', 'cluster.tar.gz'), join('seed', 'sample.json'), 'service.yaml']);

/** Lists files that were neither compiled from an existing source nor created by a build step. */
async function listLeft(): Promise<string[]> {
  const entries = await readdir(made, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(made, join(entry.parentPath, entry.name)))
    .filter((path) => !extra.has(path))
    .filter((path) => !existsSync(join(sources, path.replace(/\.(?:d\.ts|js)(?:\.map)?$/u, '.ts'))));
}

if (await ensureBuilt('packages', 'service')) for (const path of await listLeft()) await rm(join(made, path));
else process.exitCode = exitCodes.failed;
