/** Folders as values, so that a test can say what is in one, and that nothing in it has changed. */
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

/** By path: the text of a file; `-> target` of a link, `folder` and `special` in angle brackets. */
export type Tree = Readonly<Record<string, string>>;

export const folder = '<folder>';

const made: string[] = [];

/** A new empty folder, which is removed after the tests of the file. */
export const makeTemporary = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'trefoil-write-'));
  made.push(path);
  return path;
};

/** Call it once in each file that makes temporary folders. */
export const removeTemporary = (): void =>
  afterAll(() => {
    for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
  });

const describe = (path: string): string => {
  const stats = lstatSync(path);
  if (stats.isDirectory()) return folder;
  if (stats.isSymbolicLink()) return `<-> ${readlinkSync(path)}>`;
  return stats.isFile() ? readFileSync(path, 'utf8') : '<special>';
};

/** The paths of everything below a folder, sorted; no link is followed. */
const listAll = (root: string, below = ''): string[] =>
  readdirSync(join(root, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      return [path, ...(entry.isDirectory() ? listAll(root, path) : [])];
    })
    .sort();

/** Everything below a folder, sorted by path. */
export const readTree = (root: string): Tree =>
  Object.fromEntries(listAll(root).map((path) => [path, describe(join(root, path))]));

/** Times of change of everything below a folder and of the folder, in nanoseconds. */
export const readTimes = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['.', ...listAll(root)].map((path) => {
      const { mtimeNs, ctimeNs } = lstatSync(join(root, path), { bigint: true });
      return [path, `${mtimeNs} ${ctimeNs}`];
    }),
  );

/** Writes files, by path, into a folder. */
export const writeTree = (root: string, files: Tree): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

/** What a folder with these files holds: them, and the folders that they lie in. */
export const treeOf = (files: Tree): Tree => {
  const all = new Map(Object.entries(files));
  for (const path of Object.keys(files)) for (let at = dirname(path); at !== '.'; at = dirname(at)) all.set(at, folder);
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A manifest as the README describes it. */
export const manifestOf = (files: Tree): string =>
  Object.keys(files)
    .sort()
    .map((path) => `${sha256(files[path]?.replaceAll('\r\n', '\n') ?? '')}  ${path}\n`)
    .join('');

export const manifestName = '.trefoil-manifest';
export const stagingName = '.trefoil-staging';

/** What the folder of a run holds that wrote these files, beside what else is there. */
export const outputOf = (files: Tree, beside: Tree = {}): Tree =>
  treeOf({ ...beside, ...files, [manifestName]: manifestOf(files) });
