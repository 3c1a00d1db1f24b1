/** The files that a release writes: versions, changelogs, and the package.json of your own packages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printVersions, type Versions, versionsFile } from '../../config/versions.js';
import { addSection } from './changelog.js';
import { setLocked, setVersions } from './manifest.js';
import type { Candidate, Planned } from './package.js';

const read = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

/** The versions to record for a release. */
export const recordVersions = (versions: Versions, planned: readonly Planned[]): Versions => ({
  ...versions,
  ...Object.fromEntries(planned.map(({ candidate, next }) => [candidate.name, next])),
});

/** The files to write, by path in the project, without generated files. */
export const listReleaseFiles = async (
  cwd: string,
  all: readonly Candidate[],
  planned: readonly Planned[],
  versions: Versions,
): Promise<ReadonlyMap<string, string>> => {
  const files = new Map([[versionsFile, printVersions(versions)]]);
  for (const each of planned) {
    const path = `${each.candidate.folder}/CHANGELOG.md`;
    files.set(path, addSection(await read(join(cwd, path)), each));
  }
  for (const { folder, part } of all) {
    const path = `${folder}/package.json`;
    const text = part === undefined ? await read(join(cwd, path)) : undefined;
    if (text !== undefined) files.set(path, setVersions(text, versions));
  }
  const lock = await read(join(cwd, 'package-lock.json'));
  const folders = new Map(all.map(({ folder, name }) => [folder, name]));
  if (lock !== undefined) files.set('package-lock.json', setLocked(lock, folders, versions));
  return files;
};
