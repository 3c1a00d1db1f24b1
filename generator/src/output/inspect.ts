/**
 * Looks at one path of the output folder. No symbolic link below the folder is followed, and nothing but a regular file
 * is opened: a pipe would never end.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashBytes } from './manifest.js';
import { ancestorsOf } from './paths.js';

/** What is there, and stands in the way of a file or of a folder. */
export type Obstacle =
  | { readonly kind: 'symlink' }
  | { readonly kind: 'special' }
  | { readonly kind: 'unreadable'; readonly code: string };

/** What kind of thing is at a path. */
export type Entry = { readonly kind: 'absent' } | { readonly kind: 'file' } | { readonly kind: 'folder' } | Obstacle;

/** One of the folders that the path lies in is not a folder. */
interface Blocked {
  readonly kind: 'blocked';
  readonly at: string;
  readonly by: { readonly kind: 'file' } | Obstacle;
}

export type Found =
  | { readonly kind: 'absent' }
  /** Both of its text with LF. */
  | { readonly kind: 'file'; readonly hash: string; readonly text: string }
  /** `holds`: the paths of everything in it but folders, and of folders that are empty, these with a slash at the end. */
  | { readonly kind: 'folder'; readonly holds: readonly string[] }
  | Obstacle
  | Blocked;

/** The code of an error of the file system; anything else is thrown again. */
export const codeOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
};

/** What kind of thing a file of the system is. */
export const readEntry = (path: string): Entry => {
  try {
    const stats = lstatSync(path);
    if (stats.isFile()) return { kind: 'file' };
    if (stats.isDirectory()) return { kind: 'folder' };
    return { kind: stats.isSymbolicLink() ? 'symlink' : 'special' };
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOENT' ? { kind: 'absent' } : { kind: 'unreadable', code };
  }
};

/** What kind of thing is at a path; opens nothing. `read` tells what is at each of the folders that it lies in. */
export const peek = (root: string, path: string, read = readEntry): Entry | Blocked => {
  for (const at of ancestorsOf(path)) {
    const entry = read(join(root, at));
    if (entry.kind === 'absent') return entry;
    if (entry.kind !== 'folder') return { kind: 'blocked', at, by: entry };
  }
  return readEntry(join(root, path));
};

// Between the look and the opening a file may be replaced by anything.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

const readBytes = (path: string): Found => {
  try {
    const file = openSync(path, flags);
    try {
      if (!fstatSync(file).isFile()) return { kind: 'special' };
      const bytes = readFileSync(file);
      return { kind: 'file', hash: hashBytes(bytes), text: bytes.toString('utf8').replaceAll('\r\n', '\n') };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { kind: 'unreadable', code: codeOf(error) };
  }
};

const listFolder = (root: string, path: string): string[] => {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  if (entries.length === 0) return [`${path}/`];
  return entries.flatMap((entry) =>
    entry.isDirectory() ? listFolder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
};

/** What is at a path, with the text of a file and what a folder holds. */
export const inspectPath = (root: string, path: string): Found => lookAs(root, path, peek(root, path), readBytes);

const lookAs = (root: string, path: string, entry: Entry | Blocked, read: (path: string) => Found): Found => {
  if (entry.kind === 'file') return read(join(root, path));
  if (entry.kind !== 'folder') return entry;
  try {
    return { kind: 'folder', holds: listFolder(root, path) };
  } catch (error) {
    return { kind: 'unreadable', code: codeOf(error) };
  }
};

/** Files as they were found by an earlier look, by their paths on the disk. */
export type Seen = Map<string, { readonly stamp: string; readonly found: Found }>;

/** How old a change has to be, in nanoseconds, for the next one to have another time: file systems count up to 2 s. */
const AGE = 2_000_000_000n;

/** What changes with a file; `undefined` where that may be as it was after one more change. */
const stampOf = (path: string): string | undefined => {
  const { ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
  return BigInt(Date.now()) * 1_000_000n - ctimeNs > AGE ? `${ino} ${size} ${mtimeNs} ${ctimeNs}` : undefined;
};

/** Looks at many paths of a folder: at each folder in it once, and into no file that is as it was when it was seen. */
export const createInspector = (root: string, seen: Seen): ((path: string) => Found) => {
  const folders = new Map<string, Entry>();
  const readFolder = (path: string): Entry => {
    const entry = folders.get(path) ?? readEntry(path);
    folders.set(path, entry);
    return entry;
  };
  const readFile = (path: string): Found => {
    try {
      const stamp = stampOf(path);
      const known = seen.get(path);
      if (stamp !== undefined && known?.stamp === stamp) return known.found;
      const found = readBytes(path);
      if (stamp !== undefined && stamp === stampOf(path)) seen.set(path, { stamp, found });
      else seen.delete(path);
      return found;
    } catch (error) {
      return { kind: 'unreadable', code: codeOf(error) };
    }
  };
  return (path) => lookAs(root, path, peek(root, path, readFolder), readFile);
};
