/**
 * The writer as a process of its own: does one job, tells on stdout how it ended, and on the way kills itself at one of
 * its steps on the disk, if the job says so. Usage: node writer-process.js <job.json>.
 */
import fs, { readFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { recoverOutput, writeOutput } from '../../generator/src/write/write.js';

export interface Job {
  readonly kind: 'write' | 'recover';
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
  readonly force: boolean;
  /** The step before which it kills itself, from 1; it writes half of a file where that is the step. */
  readonly killAt?: number;
  /** Works as this user. */
  readonly user?: number;
  readonly patience?: number;
}

export interface Report {
  /** Paths in the way. */
  readonly conflicts: readonly string[];
  readonly failure?: string;
  /** How many steps there were on the disk. */
  readonly steps: number;
}

const job: Job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
let steps = 0;

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
  rename: countCalls(rename),
  unlink: countCalls(unlink),
  rm: countCalls(rm),
  rmdir: countCalls(rmdir),
  link: countCalls(link),
  copyFile: countCalls(copyFile),
  writeFile: countCalls(writeFile),
});
syncBuiltinESMExports();
if (job.user !== undefined) process.setuid?.(job.user);

const { folder, files, force, patience = 30_000 } = job;
const report: Report = await (async () => {
  try {
    if (job.kind === 'recover') {
      await recoverOutput(folder, { patience });
      return { conflicts: [], steps };
    }
    const { conflicts } = await writeOutput(new Map(Object.entries(files)), folder, { force, patience });
    return { conflicts: conflicts.map(({ path }) => path), steps };
  } catch (error) {
    return {
      conflicts: [],
      failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      steps,
    };
  }
})();
process.stdout.write(JSON.stringify(report));
