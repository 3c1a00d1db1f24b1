/** Copies this project into another folder, with the same dependencies, for scripts that write files. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './snippets.js';

/** The copied paths. `.cache/built` records that the build is up to date. */
const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
  'spec',
  'templates',
  'generator',
  'packages',
  'scripts',
  'dist',
  '.cache/built',
  'test/support',
  'test/vitest.config.ts',
];

export interface ProjectCopy {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

async function link(folder: string): Promise<void> {
  const [from, to] = [join(repository, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@community-platform'), { recursive: true });
  for (const name of await readdir(from)) {
    if (!['@community-platform', 'trefoil', 'trefoil-runtime', '.package-lock.json'].includes(name))
      await symlink(join(from, name), join(to, name));
  }
  for (const name of ['types', 'client', 'server', 'service']) {
    await symlink(join(folder, 'packages', name), join(to, '@community-platform', name));
  }
  await symlink(join(folder, 'generator'), join(to, 'trefoil'));
  await symlink(join(folder, 'packages/runtime'), join(to, 'trefoil-runtime'));
}

/** Copies the project; `more` lists additional paths. */
export async function copyProject(more: readonly string[] = []): Promise<ProjectCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'trefoil-project-')));
  for (const path of [...copied, ...more].filter((each) => existsSync(join(repository, each)))) {
    const [from, to] = [join(repository, path), join(folder, path)];
    const isFolder = (await stat(from)).isDirectory();
    await mkdir(isFolder ? to : dirname(to), { recursive: true });
    // Node copies thousands of files ten times as slowly as `cp`. If the target folder exists, its content is merged.
    await promisify(execFile)('cp', ['-R', isFolder ? `${from}/.` : from, to]);
  }
  await link(folder);
  // A compiler that was terminated may still be writing.
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }) };
}
