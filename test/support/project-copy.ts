/** A copy of this project in a folder of its own, with the same dependencies, for scripts that write. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './snippets.js';

/** What is copied; `.cache/built` notes that what was built is fresh. */
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

const link = async (folder: string): Promise<void> => {
  const [from, to] = [join(repository, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@community-platform'), { recursive: true });
  for (const name of await readdir(from)) {
    if (!['@community-platform', 'trefoil', '.package-lock.json'].includes(name))
      await symlink(join(from, name), join(to, name));
  }
  for (const name of ['types', 'client', 'server', 'service']) {
    await symlink(join(folder, 'packages', name), join(to, '@community-platform', name));
  }
  await symlink(join(folder, 'generator'), join(to, 'trefoil'));
};

/** Copies the project; `more` names what is copied besides what scripts need. */
export const copyProject = async (more: readonly string[] = []): Promise<ProjectCopy> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'trefoil-project-')));
  for (const path of [...copied, ...more].filter((each) => existsSync(join(repository, each)))) {
    const [from, to] = [join(repository, path), join(folder, path)];
    const isFolder = (await stat(from)).isDirectory();
    await mkdir(isFolder ? to : dirname(to), { recursive: true });
    // Node copies thousands of files ten times as slowly. Into a folder that is there, what is in the other.
    await promisify(execFile)('cp', ['-R', isFolder ? `${from}/.` : from, to]);
  }
  await link(folder);
  // A compiler that was told to end may still be writing.
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }) };
};
