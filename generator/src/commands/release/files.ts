/** The files that a release writes: versions, changelogs, and package.json files that are not generated. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printVersions, type Versions, versionsFile } from '../../config/versions.js';
import { addSection } from './changelog.js';
import { listConsumed, readChangesets } from './changesets.js';
import { setLocked, setVersions } from './manifest.js';
import type { Candidate, Planned } from './package.js';

function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

/** Returns the recorded versions after a release. */
export function recordVersions(versions: Versions, planned: readonly Planned[]): Versions {
  return {
    ...versions,
    ...Object.fromEntries(planned.map(({ candidate, next }) => [candidate.name, next])),
  };
}

/** Returns the files to write, by path in the project. Generated files are not included. */
export async function listReleaseFiles(
  cwd: string,
  all: readonly Candidate[],
  planned: readonly Planned[],
  versions: Versions,
): Promise<ReadonlyMap<string, string | null>> {
  const files = new Map<string, string | null>([[versionsFile, printVersions(versions)]]);
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
  const { consumed } = listConsumed(await readChangesets(cwd), new Set(planned.map(({ candidate }) => candidate.name)));
  for (const path of consumed) files.set(path, null);
  return files;
}
