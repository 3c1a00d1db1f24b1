/** The tool as it is run: its sources in few files, what a command needs in its own. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isStale, noteFresh } from './fresh.js';
import { root } from './project.js';

const folder = join(root, 'generator/dist');

const compile = async (): Promise<void> => {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['generator/src/cli/main.ts', 'generator/src/cli/resident.ts'],
    outdir: 'generator/dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Else each use of such a pattern compiles it anew.
    supported: { 'regexp-unicode-property-escapes': true },
    packages: 'external',
    chunkNames: '[name]-[hash]',
    metafile: true,
    logLevel: 'silent',
  });
  const made = new Set(Object.keys(metafile.outputs).map((path) => join(root, path)));
  const old = (await readdir(folder)).map((name) => join(folder, name)).filter((path) => !made.has(path));
  await Promise.all(old.map((path) => rm(path, { recursive: true })));
};

/** Compiles the tool where its sources have changed; throws where they cannot be read as TypeScript. */
export const ensureTool = async (): Promise<void> => {
  if (!(await isStale('tool'))) return;
  await compile();
  await noteFresh('tool');
};
