/**
 * Inspects paths of the output folder. Symbolic links below the folder are not followed, and only regular files are
 * opened, because reading a pipe could block forever.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashBytes } from './manifest.js';
import { ancestorsOf } from './paths.js';

/** An entry at a path that prevents a file or folder from being created there. */
export type Obstacle =
  | { readonly kind: 'symlink' }
  | { readonly kind: 'special' }
  | { readonly kind: 'unreadable'; readonly code: string };

/** The kind of a file system entry. */
export type Entry = { readonly kind: 'absent' } | { readonly kind: 'file' } | { readonly kind: 'folder' } | Obstacle;

/** The path cannot exist, because one of its parents is not a folder. */
interface Blocked {
  readonly kind: 'blocked';
  readonly at: string;
  readonly by: { readonly kind: 'file' } | Obstacle;
}

export type Found =
  | { readonly kind: 'absent' }
  /** Hash and text of the content after CRLF is replaced by LF. */
  | { readonly kind: 'file'; readonly hash: string; readonly text: string }
  /** `holds` lists the paths of all files in the folder, and of empty folders with a trailing slash. */
  | { readonly kind: 'folder'; readonly holds: readonly string[] }
  | Obstacle
  | Blocked;

/** Returns the code of a file system error; rethrows any other error. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}

/** Returns what exists at an absolute path. */
export function readEntry(path: string): Entry {
  try {
    const stats = lstatSync(path);
    if (stats.isFile()) return { kind: 'file' };
    if (stats.isDirectory()) return { kind: 'folder' };
    return { kind: stats.isSymbolicLink() ? 'symlink' : 'special' };
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOENT' ? { kind: 'absent' } : { kind: 'unreadable', code };
  }
}

/** Returns what exists at a path, without opening it. `read` inspects each parent folder, and may cache results. */
export function peek(root: string, path: string, read = readEntry): Entry | Blocked {
  for (const at of ancestorsOf(path)) {
    const entry = read(join(root, at));
    if (entry.kind === 'absent') return entry;
    if (entry.kind !== 'folder') return { kind: 'blocked', at, by: entry };
  }
  return readEntry(join(root, path));
}

// These flags are needed because the file may be replaced after it was inspected and before it is opened.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

function readBytes(path: string): Found {
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
}

function listFolder(root: string, path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  if (entries.length === 0) return [`${path}/`];
  return entries.flatMap((entry) =>
    entry.isDirectory() ? listFolder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}

/** Returns what exists at a path: a file with its text, or a folder with its contents. */
export function inspectPath(root: string, path: string): Found {
  return lookAs(root, path, peek(root, path), readBytes);
}

function lookAs(root: string, path: string, entry: Entry | Blocked, read: (path: string) => Found): Found {
  if (entry.kind === 'file') return read(join(root, path));
  if (entry.kind !== 'folder') return entry;
  try {
    return { kind: 'folder', holds: listFolder(root, path) };
  } catch (error) {
    return { kind: 'unreadable', code: codeOf(error) };
  }
}

/** Results of inspecting files in an earlier run, by absolute path. */
export type Seen = Map<string, { readonly stamp: string; readonly found: Found }>;

/**
 * Minimum age of a file's last change, in nanoseconds. Only then is a further change certain to get a different time,
 * because file systems record times with a resolution of up to 2 s.
 */
const AGE = 2_000_000_000n;

/** Returns a stamp that changes whenever the file changes; `undefined` if the file was changed too recently. */
function stampOf(path: string): string | undefined {
  const { ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
  return BigInt(Date.now()) * 1_000_000n - ctimeNs > AGE ? `${ino} ${size} ${mtimeNs} ${ctimeNs}` : undefined;
}

/**
 * Creates a function that inspects many paths in a folder. It inspects each parent once, and does not read unchanged
 * files again.
 */
export function createInspector(root: string, seen: Seen): (path: string) => Found {
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
}
