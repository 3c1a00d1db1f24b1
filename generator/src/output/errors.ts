/** Errors that occur when writing to disk, with messages for users. */
import { relative, resolve } from 'node:path';
import { codeOf } from './inspect.js';

/** Thrown if the output folder cannot be written. The message names the file, the reason and a remedy. */
export class WriteError extends Error {}

/** A file system error at a path below the output folder. */
export class DiskError extends Error {
  readonly path: string;
  readonly code: string;

  constructor(path: string, code: string) {
    super(`${code}: ${path}`);
    this.path = path;
    this.code = code;
  }
}

/** Runs an action; rethrows its file system errors as errors at the given path. */
export async function attempt<T>(path: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof DiskError || error instanceof WriteError ? error : new DiskError(path, codeOf(error));
  }
}

/** The code for a file that has changed during the run. */
export const changedMeanwhile = 'CHANGED';

const reasons: Readonly<Record<string, readonly [reason: string, advice: string]>> = {
  [changedMeanwhile]: ['another process changed it at the same time', 'stop that process'],
  ENOSPC: ['the disk is full', 'free some space'],
  EDQUOT: ['the disk quota is exceeded', 'free some space'],
  EACCES: ['permission denied', 'check the permissions, or choose another folder with --out'],
  EPERM: ['permission denied', 'check the permissions, or choose another folder with --out'],
  EROFS: ['the file system is read-only', 'choose another folder with --out'],
  EXDEV: ['it is on a different file system from the output folder', 'choose a folder on one file system with --out'],
  ENOTDIR: ['a part of its path is not a folder', 'choose another folder with --out'],
  EEXIST: ['another file already exists there', 'choose another folder with --out'],
  ENAMETOOLONG: ['its name is too long', 'choose a shorter folder with --out'],
  EBUSY: ['another process is using it', 'stop that process'],
};

/** Returns a path below the output folder as users would type it. Without `path`, returns the output folder. */
export function showPath(root: string, path = ''): string {
  const full = resolve(root, path);
  const short = relative('', full);
  return short === '' ? '.' : short.startsWith('..') ? full : short;
}

/** Converts a disk error to an error for users. `state` describes the output folder, such as "nothing was changed". */
export function describeFailure(root: string, { path, code }: DiskError, state: string): WriteError {
  const [reason, advice] = reasons[code] ?? [code, 'choose another folder with --out'];
  return new WriteError(
    `cannot write ${showPath(root, path)}: ${reason}; ${state}. To continue, ${advice}, and run the command again`,
  );
}
