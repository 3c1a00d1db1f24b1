/** The impure edge: compares the outputs with the disk, and writes what differs. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Change {
  /** Below the output folder. */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The folders that the generator owns whole: a file there that it does not make is removed. */
const ownedFolders = ['types/src', 'types/test', 'client/src', 'server/src'];

const readText = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const listFolder = async (path: string): Promise<string[]> => {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** What writing would change, in order of path. */
export const compareOutput = async (files: ReadonlyMap<string, string>, folder: string): Promise<Change[]> => {
  const changes: Change[] = [];
  for (const [path, after] of files) {
    const before = await readText(join(folder, path));
    if (before !== after) changes.push({ path, before, after });
  }
  for (const owned of ownedFolders) {
    for (const file of await listFolder(join(folder, owned))) {
      const path = file.slice(folder.replace(/\/$/u, '').length + 1).replaceAll('\\', '/');
      if (!files.has(path)) changes.push({ path, before: await readText(file), after: undefined });
    }
  }
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** Writes each changed file whole or not at all. */
export const writeOutput = async (changes: readonly Change[], folder: string): Promise<void> => {
  for (const { path, after } of changes) {
    const target = join(folder, path);
    if (after === undefined) {
      await rm(target, { force: true });
      continue;
    }
    await mkdir(dirname(target), { recursive: true });
    const temporary = `${target}.${process.pid}.tmp`;
    await writeFile(temporary, after);
    await rename(temporary, target);
  }
};
