/**
 * A lock on an embedded database: it has none of its own, and two processes on one folder lose what was committed.
 *
 * The file stands beside the folder, not in it, and holds the id of the process. It is taken over only from a process
 * that is gone.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseAwayError } from './configuration-error.js';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
};

const readOwner = (path: string): number | undefined => {
  try {
    const pid = Number(readFileSync(path, 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
};

/** The locks of this process. */
const held = new Set<string>();

/** Takes the lock and returns how to let go of it; throws `DatabaseAwayError` while another process holds it. */
export const takeLock = (folder: string): (() => void) => {
  const path = resolve(`${folder.replace(/[\\/]+$/u, '')}.lock`);
  if (held.has(path)) throw new DatabaseAwayError(`${folder} is in use by this process. Close what uses it first.`);
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      held.add(path);
      return () => {
        held.delete(path);
        if (readOwner(path) === process.pid) rmSync(path, { force: true });
      };
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      const owner = readOwner(path);
      if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
        throw new DatabaseAwayError(
          `${folder} is in use by process ${owner}. Stop it, or give this one another folder with --data <folder>.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new DatabaseAwayError(`${path} could not be taken`);
};
