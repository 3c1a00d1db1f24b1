/** Folders as values, so that a test can describe their contents and show that nothing has changed. */
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** Maps paths to the text of a file, or to `<folder>`, `<special>` or `<-> target>` for a link. */
export type Tree = Readonly<Record<string, string>>;

export const folder = '<folder>';

const made: string[] = [];

/** Creates an empty folder, which is removed after the tests of the file. */
export function makeTemporary(): string {
  const path = mkdtempSync(join(tmpdir(), 'trefoil-write-'));
  made.push(path);
  return path;
}

/** Removes the temporary folders of a test file after its tests. Call this once in each file that creates some. */
export function removeTemporary(): void {
  afterAll(() => {
    for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
  });
}

function describe(path: string): string {
  const stats = lstatSync(path);
  if (stats.isDirectory()) return folder;
  if (stats.isSymbolicLink()) return `<-> ${readlinkSync(path)}>`;
  return stats.isFile() ? readFileSync(path, 'utf8') : '<special>';
}

/** Returns the sorted paths of everything below a folder, without following links. */
function listAll(root: string, below = ''): string[] {
  return readdirSync(join(root, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      return [path, ...(entry.isDirectory() ? listAll(root, path) : [])];
    })
    .sort();
}

/** Returns everything below a folder, sorted by path. */
export function readTree(root: string): Tree {
  return Object.fromEntries(listAll(root).map((path) => [path, describe(join(root, path))]));
}

/** Returns the modification and status change times of a folder and everything below it, in nanoseconds. */
export function readTimes(root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['.', ...listAll(root)].map((path) => {
      const { mtimeNs, ctimeNs } = lstatSync(join(root, path), { bigint: true });
      return [path, `${mtimeNs} ${ctimeNs}`];
    }),
  );
}

/** Writes files, by path, into a folder. */
export function writeTree(root: string, files: Tree): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Returns the tree of a folder with these files and their parent folders. */
export function treeOf(files: Tree): Tree {
  const all = new Map(Object.entries(files));
  for (const path of Object.keys(files)) for (let at = dirname(path); at !== '.'; at = dirname(at)) all.set(at, folder);
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the manifest for the files, in the format that the README describes. */
export function manifestOf(files: Tree): string {
  return Object.keys(files)
    .sort()
    .map((path) => `${sha256(files[path]?.replaceAll('\r\n', '\n') ?? '')}  ${path}\n`)
    .join('');
}

export const manifestName = '.trefoil-manifest';
export const stagingName = '.trefoil-staging';

/** Returns the tree of an output folder after a run with these files, including the other content `beside`. */
export function outputOf(files: Tree, beside: Tree = {}): Tree {
  return treeOf({ ...beside, ...files, [manifestName]: manifestOf(files) });
}
