/** Bundle size of the client for this repository's document. The result is deterministic, so there are no rounds. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import type { Part } from './part.js';

const client = '@community-platform/client';
const five = 'getPost, listPosts, createPost, updatePost, deletePost';

const bundles = [
  { name: 'openapi-fetch', code: `export { default } from 'openapi-fetch';`, holds: 'fetch' },
  { name: 'trefoil: one operation', code: `export { createClient, getPost } from '${client}';`, holds: 'getPost' },
  { name: 'trefoil: five', code: `export { createClient, ${five} } from '${client}';`, holds: 'deletePost' },
  { name: 'trefoil: all, grouped', code: `export { createClient, createApi } from '${client}';`, holds: 'createApi' },
] as const;

/** Returns the size in bytes of a bundle, minified and compressed. */
async function sizeOf({ name, code, holds }: (typeof bundles)[number]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    minify: true,
    target: 'es2022',
  });
  const [file] = outputFiles;
  if (file === undefined || !file.text.includes(holds)) throw new Error(`the bundle of ${name} has no ${holds}`);
  return gzipSync(file.contents, { level: 9 }).length;
}

/** Measures the bundle sizes of clients. */
export const measureBundle: Part = async (_rounds, report) => {
  if (!(await ensureBuilt('packages'))) throw new Error('The packages cannot be built');
  const sizes = await Promise.all(bundles.map(sizeOf));
  const [floor = Number.NaN] = sizes;
  report({
    work: 'a bundle',
    unit: 'bytes, compressed',
    standings: bundles.map(({ name }, at) => {
      const cost = sizes[at] ?? Number.NaN;
      const ratio = floor / cost;
      return { name, cost, ratio, low: ratio, high: ratio };
    }),
  });
};
