/**
 * The writer as a process of its own: does one job, tells on stdout how it ended, and on the way kills itself at one of
 * its steps on the disk, if the job says so. Usage: node writer-process.js <job.json>.
 */
import fs, { appendFileSync, readFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { lockOutput, unlockOutput } from '../../generator/src/output/lock.js';
import { recoverOutput, writeOutput } from '../../generator/src/output/write.js';

export interface Job {
  /** `lock` only holds the lock for a moment, several times. */
  readonly kind: 'write' | 'recover' | 'lock';
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
  readonly force: boolean;
  /** The step before which it kills itself, from 1; it writes half of a file where that is the step. */
  readonly killAt?: number;
  /** Works as this user. */
  readonly user?: number;
  /** How often it holds the lock; it adds a line to `log` when it begins and when it ends to. */
  readonly times?: number;
  readonly log?: string;
  /** Whether it kills itself the last time, with the lock. */
  readonly isKilled?: boolean;
}

export interface Report {
  /** Paths in the way. */
  readonly conflicts: readonly string[];
  /** Why it ended; empty where it ended well. */
  readonly failure: string;
  /** How many steps there were on the disk, and which of them put the journal into place. */
  readonly steps: number;
  readonly begun: number;
}

const job: Job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
let steps = 0;
let begun = 0;

const die = async (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => {});
};

const count = async (half: () => Promise<unknown> = async () => {}): Promise<void> => {
  steps += 1;
  if (steps !== job.killAt) return;
  await half();
  await die();
};

const { open } = fs.promises;

/** Counts the steps of a file that is written. */
const watchHandle = (handle: FileHandle): FileHandle => {
  const write = handle.writeFile.bind(handle);
  handle.writeFile = async (data, options) => {
    const text = String(data);
    await count(() => write(text.slice(0, text.length / 2)));
    await write(data, options);
    await count();
  };
  return handle;
};

const countCalls = <A extends readonly unknown[], R>(call: (...args: A) => Promise<R>) => {
  return async (...args: A): Promise<R> => {
    await count();
    return call(...args);
  };
};

const { mkdir, rename, unlink, rm, rmdir, link, copyFile, writeFile } = fs.promises;
Object.assign(fs.promises, {
  open: async (...args: Parameters<typeof open>) => {
    await count();
    return watchHandle(await open(...args));
  },
  mkdir: countCalls(mkdir),
  rename: countCalls((...args: Parameters<typeof rename>) => {
    // What was staged was not renamed before.
    if (begun === 0) begun = steps;
    return rename(...args);
  }),
  unlink: countCalls(unlink),
  rm: countCalls(rm),
  rmdir: countCalls(rmdir),
  link: countCalls(link),
  copyFile: countCalls(copyFile),
  writeFile: countCalls(writeFile),
});
syncBuiltinESMExports();
if (job.user !== undefined) process.setuid?.(job.user);

const { folder, files, force, log = '', times = 0 } = job;
const patience = 60_000;

const holdLock = async (): Promise<void> => {
  for (let time = 1; time <= times; time += 1) {
    await lockOutput(folder, patience);
    appendFileSync(log, `enter ${process.pid}\n`);
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    if (time === times && job.isKilled === true) await die();
    appendFileSync(log, `leave ${process.pid}\n`);
    await unlockOutput(folder);
  }
};

/** Resolves to the paths in the way. */
const perform = async (): Promise<string[]> => {
  if (job.kind === 'lock') await holdLock();
  if (job.kind === 'recover') await recoverOutput(folder, { patience });
  if (job.kind !== 'write') return [];
  const { conflicts } = await writeOutput(new Map(Object.entries(files)), folder, { force, patience });
  return conflicts.map(({ path }) => path);
};

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const report: Report = await perform().then(
  (conflicts) => ({ conflicts, failure: '', steps, begun }),
  (error: unknown) => ({ conflicts: [], failure: describe(error), steps, begun }),
);
process.stdout.write(JSON.stringify(report));
