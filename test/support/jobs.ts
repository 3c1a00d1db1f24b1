/** Runs jobs on a few child processes. */
import { type ChildProcess, fork } from 'node:child_process';
import { renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { patience } from './patience.js';
import { repository } from './workspace.js';

export type Job =
  | { readonly kind: 'command'; readonly cwd: string; readonly args: readonly string[] }
  | { readonly kind: 'script'; readonly file: string };

/** A message to a child: a job and its environment, which may differ from that of the test that started the child. */
export interface JobOrder {
  readonly job: Job;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface JobResult {
  /** Exit code of the command; `undefined` if it threw or the process ended. */
  readonly exit: number | undefined;
  readonly failure: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
  readonly milliseconds: number;
}

const source = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Path of the bundled worker. The generator's resources have the same relative paths from it as from the sources. */
const worker = fileURLToPath(new URL('../../generator/.cache/tests/worker.mjs', import.meta.url));

let isCompiled = false;

/** Bundles the worker into one file, because a TypeScript loader would process each module again in each child. */
function compileWorker(): void {
  if (isCompiled) return;
  // Other processes may compile it at the same time, so it is renamed into place.
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
    // Without this setting, each use of such a pattern would compile it again, as in the tool.
    supported: { 'regexp-unicode-property-escapes': true },
  });
  renameSync(own, worker);
  isCompiled = true;
}

function start(): ChildProcess {
  compileWorker();
  return fork(worker, {
    execArgv: ['--enable-source-maps'],
    // The current folder is not used, because a test may have changed to a folder that it removes later.
    cwd: repository,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Children that wait for the next call of `runJobs`. They are reused, because starting a child takes seconds. */
const idle: ChildProcess[] = [];

process.on('exit', () => {
  for (const child of idle) child.kill();
});

/** Runs one job on a child; a child that exits early produces a failed result. */
function runOn(child: ChildProcess, job: Job, timeout: number): Promise<JobResult> {
  return new Promise((settle) => {
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
    // The temporary folder of the test that started the child may have been removed.
    child.send({ job, environment: { ...process.env, NO_COLOR: '1', TMPDIR: tmpdir() } } satisfies JobOrder);
  });
}

/** Runs all jobs on `width` children and returns the results in the order of the jobs. */
export async function runJobs(jobs: readonly Job[], width = 2, timeout = patience): Promise<JobResult[]> {
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
}
