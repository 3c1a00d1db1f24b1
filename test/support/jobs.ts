/** Runs jobs on a few child processes. */
import { type ChildProcess, fork } from 'node:child_process';
import { renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

export type Job =
  | { readonly kind: 'command'; readonly cwd: string; readonly args: readonly string[] }
  | { readonly kind: 'script'; readonly file: string };

/** What a child is sent: a job, and the folder for what is temporary of who asks. */
export interface JobOrder {
  readonly job: Job;
  readonly temporary: string;
}

export interface JobResult {
  /** Of the command line; `undefined` when it threw or the process ended. */
  readonly exit: number | undefined;
  readonly failure: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
  readonly milliseconds: number;
}

const source = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Where the generator finds what it reads, as it does from its sources and from what they are compiled to. */
const worker = fileURLToPath(new URL('../../generator/.cache/tests/worker.mjs', import.meta.url));

let isCompiled = false;

/** Compiles the child into one file: a loader of TypeScript takes longer with each of its modules, in each child again. */
const compileWorker = (): void => {
  if (isCompiled) return;
  // Others compile it at the same time, and none reads a half of it.
  const own = `${worker}.${process.pid}`;
  buildSync({
    entryPoints: [source],
    outfile: own,
    bundle: true,
    packages: 'external',
    logLevel: 'silent',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'inline',
    // As in the tool: else each use of such a pattern compiles it again.
    supported: { 'regexp-unicode-property-escapes': true },
  });
  renameSync(own, worker);
  isCompiled = true;
};

const start = (): ChildProcess => {
  compileWorker();
  return fork(worker, {
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
};

/** Children that wait for the next call of `runJobs`: each took seconds to start. */
const idle: ChildProcess[] = [];

process.on('exit', () => {
  for (const child of idle) child.kill();
});

/** One job on a running child; a child that ends meanwhile is a result too. */
const runOn = (child: ChildProcess, job: Job, timeout: number): Promise<JobResult> =>
  new Promise((settle) => {
    const begun = performance.now();
    const fail = (failure: string): void =>
      finish({ exit: undefined, failure, stdout: '', stderr: '', milliseconds: performance.now() - begun });
    const onExit = (code: number | null, signal: string | null): void =>
      fail(`the process ended with ${signal ?? String(code)}`);
    const onMessage = (result: JobResult): void => finish(result);
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`nothing after ${timeout} ms`);
    }, timeout);
    const finish = (result: JobResult): void => {
      clearTimeout(timer);
      child.off('exit', onExit);
      child.off('message', onMessage);
      settle(result);
    };
    child.on('exit', onExit);
    child.on('message', onMessage);
    // A child was started by another test perhaps, whose folder for what is temporary is gone.
    child.send({ job, temporary: tmpdir() });
  });

/** Runs all jobs on `width` children and gives the results in the order of the jobs. */
export const runJobs = async (jobs: readonly Job[], width = 2, timeout = 240_000): Promise<JobResult[]> => {
  const results: JobResult[] = [];
  let next = 0;
  const drain = async (): Promise<void> => {
    let child: ChildProcess | undefined;
    for (let index = next; index < jobs.length; index = next) {
      next += 1;
      const job = jobs[index];
      if (job === undefined) break;
      child ??= idle.pop();
      if (child === undefined || child.exitCode !== null || child.killed) child = start();
      results[index] = await runOn(child, job, timeout);
    }
    if (child !== undefined) idle.push(child);
  };
  await Promise.all(Array.from({ length: Math.min(width, jobs.length) }, drain));
  return results;
};
