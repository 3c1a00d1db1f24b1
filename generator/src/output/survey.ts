/** Reads the state of the output folder. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DiskError, describeFailure, showPath, WriteError } from './errors.js';
import { codeOf, createInspector, type Found, inspectPath, peek, readEntry, type Seen } from './inspect.js';
import { type Content, parseManifest } from './manifest.js';
import { ancestorsOf, isSafePath, manifestPath, stagingPath } from './paths.js';
import type { FolderState } from './reconcile.js';

/** Throws a `WriteError` unless the output folder is a folder, a symbolic link to a folder, or absent. */
function checkRoot(root: string): void {
  const stop = (what: string): WriteError =>
    new WriteError(`${showPath(root)} ${what}. Choose another folder with --out`);
  try {
    if (!statSync(root).isDirectory()) throw stop('is not a folder');
  } catch (error) {
    if (error instanceof WriteError) throw error;
    const code = codeOf(error);
    if (code !== 'ENOENT') throw describeFailure(root, new DiskError('', code), 'nothing was changed');
    if (readEntry(root).kind === 'symlink') throw stop('is a broken symbolic link');
  }
}

/** Reads the state of the output folder, and updates `seen`. Throws a `WriteError` if it is not a folder. */
export function readFolderState(
  root: string,
  wanted: ReadonlyMap<string, Content>,
  seen: Seen = new Map(),
): FolderState {
  const unsafe = [...wanted.keys()].find((path) => !isSafePath(path));
  if (unsafe !== undefined) throw new Error(`${JSON.stringify(unsafe)} is not a path below the output folder`);
  checkRoot(root);
  const staging = readEntry(join(root, stagingPath));
  const lookAt = createInspector(root, seen);
  const own = inspectPath(root, manifestPath);
  const manifest = parseManifest(own.kind === 'file' ? own.text : undefined);
  const result = new Map<string, Found>([[manifestPath, own]]);
  for (const path of [...wanted.keys(), ...manifest.hashes.keys()])
    if (!result.has(path)) result.set(path, lookAt(path));
  const folders = [...new Set([...wanted.keys()].flatMap(ancestorsOf))];
  const there = new Set(folders.filter((path) => peek(root, path).kind === 'folder'));
  return { wanted, manifest, staging, found: result, folders: there };
}

/** Returns whether no run has started or ended since the state was read; each run writes the manifest at its end. */
export function isSame(root: string, survey: FolderState): boolean {
  const before = survey.found.get(manifestPath);
  const now = inspectPath(root, manifestPath);
  const isText = before?.kind === 'file' && now.kind === 'file' ? before.hash === now.hash : before?.kind === now.kind;
  return isText && survey.staging.kind !== 'folder' && peek(root, stagingPath).kind !== 'folder';
}
