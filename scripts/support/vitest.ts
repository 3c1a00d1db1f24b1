/** Runs vitest and stores its results. */
import { type StdioOptions, spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exitCodes, root } from './project.js';
import { noteExit } from './results.js';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** Arguments that select the tests of this project. */
export const projectArgs: readonly string[] = ['--config', 'test/vitest.config.ts', '--root', root];

export interface Run {
  readonly args: readonly string[];
  /** Path to write the results to: vitest's report and the exit code. */
  readonly results: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The standard streams of vitest. Default: inherited from this process. */
  readonly stdio?: StdioOptions;
}

/** Runs tests. Resolves to vitest's exit code, or to 1 if a signal ended vitest. */
export async function runVitest({ args, results, env = process.env, stdio = 'inherit' }: Run): Promise<number> {
  await mkdir(dirname(results), { recursive: true });
  await rm(results, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const code = await new Promise<number>((done, fail) => {
    const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], { cwd: root, stdio, env });
    child.once('error', fail);
    child.once('close', (status) => done(status ?? exitCodes.failed));
  });
  await noteExit(results, code);
  return code;
}
