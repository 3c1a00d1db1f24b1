/** A folder of its own for generated code: outside of what is the user's, and gone when the run is over. */
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type OnExitOptions, onExit } from './on-exit.js';

export interface Folder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Makes it. It is removed as well when the process ends before `remove` is called, or is ended by a signal. */
export const makeFolder = async (purpose: string, options: OnExitOptions = {}): Promise<Folder> => {
  const path = await mkdtemp(join(tmpdir(), `trefoil-${purpose}-`));
  const forget = onExit(() => rmSync(path, { recursive: true, force: true }), options);
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true });
      forget();
    },
  };
};

/** Writes files by their paths below a folder. */
export const writeFiles = async (
  folder: string,
  files: Iterable<readonly [path: string, text: string]>,
): Promise<void> => {
  const made = new Set<string>();
  for (const [path, text] of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await writeFile(target, text);
  }
};

/** The folder of a package as one of some folders sees it; `undefined` where it is not installed. */
export const findPackage = (name: string, from: readonly string[]): string | undefined => {
  for (const folder of from) {
    const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
    const found = places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Lets modules in a folder import a package that is installed elsewhere. */
export const linkPackage = async (folder: string, name: string, target: string): Promise<void> => {
  const link = join(folder, 'node_modules', name);
  await mkdir(dirname(link), { recursive: true });
  await symlink(target, link, 'junction');
};
