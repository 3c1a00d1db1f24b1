/**
 * The writer as a separate process: performs one job, prints the result on stdout, and, if the job requires it, kills
 * itself at one of its disk operations. Usage: node writer-process.js <job.json>.
 */
import fs, { appendFileSync, readFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { lockOutput, unlockOutput } from '../../generator/src/output/lock.js';
import { recoverOutput, writeOutput } from '../../generator/src/output/write.js';

export interface Job {
  /** The task; `lock` only acquires and releases the lock, `times` times. */
  readonly kind: 'write' | 'recover' | 'lock';
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
  readonly force: boolean;
  /** The step (from 1) before which the process kills itself. If the step writes a file, half of it is written. */
  readonly killAt?: number;
  /** The id of the user that the process runs as. */
  readonly user?: number;
  /** Number of times the process holds the lock. Whenever it acquires or releases the lock, it adds a line to `log`. */
  readonly times?: number;
  readonly log?: string;
  /** Whether the process kills itself while holding the lock for the last time. */
  readonly isKilled?: boolean;
}

export interface Report {
  /** The paths in conflict. */
  readonly conflicts: readonly string[];
  /** The error message; empty on success. */
  readonly failure: string;
  /** The number of disk operations, and the index of the operation that moved the journal into place. */
  readonly steps: number;
  readonly begun: number;
}

const job: Job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
let steps = 0;
let begun = 0;

async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => {});
}

async function count(half: () => Promise<unknown> = async () => {}): Promise<void> {
  steps += 1;
  if (steps !== job.killAt) return;
  await half();
  await die();
}

const { open } = fs.promises;

/** Counts the steps of writing a file. */
function watchHandle(handle: FileHandle): FileHandle {
  const write = handle.writeFile.bind(handle);
  handle.writeFile = async (data, options) => {
    const text = String(data);
    await count(() => write(text.slice(0, text.length / 2)));
    await write(data, options);
    await count();
  };
  return handle;
}

function countCalls<A extends readonly unknown[], R>(call: (...args: A) => Promise<R>) {
  return async (...args: A): Promise<R> => {
    await count();
    return call(...args);
  };
}

const { mkdir, rename, unlink, rm, rmdir, link, copyFile, writeFile } = fs.promises;
Object.assign(fs.promises, {
  open: async (...args: Parameters<typeof open>) => {
    await count();
    return watchHandle(await open(...args));
  },
  mkdir: countCalls(mkdir),
  rename: countCalls((...args: Parameters<typeof rename>) => {
    // Staged files were not renamed before.
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

async function holdLock(): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    await lockOutput(folder, patience);
    appendFileSync(log, `enter ${process.pid}\n`);
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    if (time === times && job.isKilled === true) await die();
    appendFileSync(log, `leave ${process.pid}\n`);
    await unlockOutput(folder);
  }
}

/** Resolves to the paths in conflict. */
async function perform(): Promise<string[]> {
  if (job.kind === 'lock') await holdLock();
  if (job.kind === 'recover') await recoverOutput(folder, { patience });
  if (job.kind !== 'write') return [];
  const { conflicts } = await writeOutput(new Map(Object.entries(files)), folder, { force, patience });
  return conflicts.map(({ path }) => path);
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

const report: Report = await perform().then(
  (conflicts) => ({ conflicts, failure: '', steps, begun }),
  (error: unknown) => ({ conflicts: [], failure: describe(error), steps, begun }),
);
process.stdout.write(JSON.stringify(report));
