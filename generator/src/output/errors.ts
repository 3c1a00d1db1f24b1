/** What a person is told when the disk does not let the writer write. */
import { relative, resolve } from 'node:path';
import { codeOf } from './inspect.js';

/** The output folder cannot be written; the message names the file, the reason and what to do. */
export class WriteError extends Error {}

/** An error of the file system at one path below the output folder. */
export class DiskError extends Error {
  readonly path: string;
  readonly code: string;

  constructor(path: string, code: string) {
    super(`${code}: ${path}`);
    this.path = path;
    this.code = code;
  }
}

/** Runs an action of which an error of the file system is told as one at this path. */
export const attempt = async <T>(path: string, action: () => Promise<T>): Promise<T> => {
  try {
    return await action();
  } catch (error) {
    throw error instanceof DiskError || error instanceof WriteError ? error : new DiskError(path, codeOf(error));
  }
};

/** The code of a file that is not what it was when the run looked at it. */
export const changedMeanwhile = 'CHANGED';

const reasons: Readonly<Record<string, readonly [reason: string, advice: string]>> = {
  [changedMeanwhile]: ['something else changed it at the same time', 'end what changes it'],
  ENOSPC: ['no space is left on the disk', 'free some'],
  EDQUOT: ['the quota of the disk is used up', 'free some space'],
  EACCES: ['permission is denied', 'check the permissions, or choose another folder with --out'],
  EPERM: ['permission is denied', 'check the permissions, or choose another folder with --out'],
  EROFS: ['the file system is read-only', 'choose another folder with --out'],
  EXDEV: ['it is on another file system than the output folder', 'choose a folder on one file system with --out'],
  ENOTDIR: ['a part of its path is not a folder', 'choose another folder with --out'],
  EEXIST: ['something else is there', 'choose another folder with --out'],
  ENAMETOOLONG: ['its name is too long', 'choose a shorter folder with --out'],
  EBUSY: ['something else is using it', 'end what uses it'],
};

/** A path below the output folder as a person would type it; without one, the folder. */
export const showPath = (root: string, path = ''): string => {
  const full = resolve(root, path);
  const short = relative('', full);
  return short === '' ? '.' : short.startsWith('..') ? full : short;
};

/** `state` says what became of the output folder: "nothing was changed". */
export const describeFailure = (root: string, { path, code }: DiskError, state: string): WriteError => {
  const [reason, advice] = reasons[code] ?? [code, 'choose another folder with --out'];
  return new WriteError(
    `${showPath(root, path)} cannot be written: ${reason}; ${state}. To go on, ${advice}, and run this again`,
  );
};
