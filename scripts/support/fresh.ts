/**
 * Detects whether build outputs are up to date by comparing the contents of the sources, because a checkout changes all
 * file times.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolders, root, runtimeFolder, serviceFolder } from './project.js';

/** Returns the path of a part's record. Each part has its own file, so that parts can be recorded concurrently. */
function recordOf(part: Part): string {
  return join(root, '.cache/built', part);
}

export type Part = 'tool' | 'runtime' | 'generate' | 'packages' | 'reference' | 'service';

const sources = [
  'package.json',
  'package-lock.json',
  'spec',
  'templates',
  'generator/package.json',
  'generator/src',
  'generator/runtime',
];
const packageSources = packageFolders.flatMap((folder) =>
  ['src', 'validators', 'examples.js', 'examples.d.ts', 'package.json', 'tsconfig.json'].map(
    (path) => `${folder}/${path}`,
  ),
);

const inputs: Readonly<Record<Part, readonly string[]>> = {
  tool: [
    'package-lock.json',
    'generator/src',
    'generator/runtime',
    'generator/site',
    'templates',
    'scripts/support/tool.ts',
  ],
  runtime: [
    'package-lock.json',
    'generator/runtime',
    'generator/src/emit/runtime',
    'scripts/support/runtime.ts',
    ...['package.json', 'tsconfig.json'].map((path) => `${runtimeFolder}/${path}`),
  ],
  generate: sources,
  packages: ['package-lock.json', ...packageSources],
  reference: [...sources, 'generator/site'],
  service: [
    'package-lock.json',
    'generator/runtime',
    'spec/service.yaml',
    ...packageSources,
    ...['src', 'package.json', 'tsconfig.json'].map((path) => `${serviceFolder}/${path}`),
  ],
};

const outputs: Readonly<Record<Part, readonly string[]>> = {
  tool: ['main.js', 'resident-process.js', 'index.js', 'page.hbs', 'runtime.json', 'site/site.js', 'templates'].map(
    (path) => `generator/dist/${path}`,
  ),
  runtime: [`${runtimeFolder}/dist/runtime/server.js`],
  generate: [
    ...packageFolders.flatMap((folder) => ['src', 'package.json', 'tsconfig.json'].map((path) => `${folder}/${path}`)),
    ...['server/validators', 'server/examples.js', '.trefoil-manifest'].map((path) => `packages/${path}`),
    `${serviceFolder}/src/generated`,
  ],
  packages: packageFolders.map((folder) => `${folder}/dist/index.js`),
  service: ['index.js', 'service.yaml', 'database/cluster.tar.gz', 'seed/sample.json'].map(
    (path) => `${serviceFolder}/dist/${path}`,
  ),
  reference: ['index.html', 'redoc.html', 'samples.json', 'search.json', 'openapi.json', 'openapi.yaml'].map(
    (name) => `dist/${name}`,
  ),
};

async function listFiles(path: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return existsSync(join(root, path)) ? [join(root, path)] : [];
  }
}

/**
 * Returns a digest of the names and contents of files and of all files in folders. Paths are relative to the project.
 */
export async function hashFiles(paths: readonly string[]): Promise<string> {
  const digest = createHash('sha256');
  const files = (await Promise.all(paths.map(listFiles))).flat().sort();
  for (const file of files)
    digest
      .update(`${file.slice(root.length)}\0`)
      .update(await readFile(file))
      .update('\0');
  return digest.digest('base64');
}

/** Whether a part must be rebuilt. */
export async function isStale(part: Part): Promise<boolean> {
  if (outputs[part].some((path) => !existsSync(join(root, path)))) return true;
  const noted = await readFile(recordOf(part), 'utf8').catch(() => '');
  return noted !== (await hashFiles(inputs[part]));
}

/** Records that a part was just built. */
export async function noteFresh(part: Part): Promise<void> {
  await mkdir(join(root, '.cache/built'), { recursive: true });
  await writeFile(recordOf(part), await hashFiles(inputs[part]));
}
