/** Where tests keep what they write: some hundred thousand files, which a disk takes a fifth of the time for. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file system in memory that Linux has, as a rule. */
const memory = '/dev/shm';
/** Bytes that have to be free in it: long runs may need half of them. */
const LEAST = 8 * 2 ** 30;

/** Whether there is room in a folder, and programs may be run from it. */
const isUsable = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < LEAST) return false;
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  execFileSync(program);
  return true;
};

export interface Temporary {
  /** The folder, unless somebody has chosen one, or memory has no place for it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

const none: Temporary = { variables: {}, remove: () => {} };

const remove = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  } catch {
    // A process that was told to end is still writing: the next run removes it.
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Takes away what runs that were ended have left. */
const removeLeftovers = (): void => {
  for (const name of readdirSync(memory)) {
    const pid = /^trefoil-tests-(\d+)-/u.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(memory, name));
  }
};

/** Makes a folder in memory for what is temporary; `remove` takes it away with all that was left in it. */
export const makeTemporary = (): Temporary => {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return none;
  removeLeftovers();
  const folder = mkdtempSync(join(memory, `trefoil-tests-${process.pid}-`));
  try {
    // As that of the system: some tests write as somebody else.
    chmodSync(folder, 0o1777);
    if (isUsable(folder)) return { variables: { TMPDIR: folder }, remove: () => remove(folder) };
  } catch {
    // Neither is there a way to tell, nor to use it.
  }
  remove(folder);
  return none;
};
