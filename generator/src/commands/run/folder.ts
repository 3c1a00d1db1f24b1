/** Creates temporary folders for generated code. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type OnExitOptions, onExit } from './on-exit.js';

export interface Folder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Creates a temporary folder. It is also removed if the process exits or is terminated before `remove` is called. */
export async function makeFolder(purpose: string, options: OnExitOptions = {}): Promise<Folder> {
  // Created synchronously, so that a signal cannot arrive in between and leave the folder behind.
  const path = mkdtempSync(join(tmpdir(), `trefoil-${purpose}-`));
  // A child process that was just terminated may still write to the folder.
  const forget = onExit(() => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }), options);
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true });
      forget();
    },
  };
}

/** Writes files by path, relative to a folder. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, text: string]>,
): Promise<void> {
  const made = new Set<string>();
  for (const [path, text] of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await writeFile(target, text);
  }
}

/** Returns the folder of an installed package, resolved from the given folders; `undefined` if it is not installed. */
export function findPackage(name: string, from: readonly string[]): string | undefined {
  for (const folder of from) {
    const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
    const found = places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Links a package that is installed elsewhere into a folder, so that modules in the folder can import it. */
export async function linkPackage(folder: string, name: string, target: string): Promise<void> {
  const link = join(folder, 'node_modules', name);
  await mkdir(dirname(link), { recursive: true });
  await symlink(target, link, 'junction');
}
