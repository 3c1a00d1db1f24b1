/** Runs scripts of Node in a copy of the project, and ends them with this process. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compilerEnvironment } from '../compiler.js';
import { printError } from '../output.js';
import { root } from '../project.js';

/** Milliseconds for one group of tests; a mutant that never ends is noticed by that. */
export const TIMEOUT = 420_000;

export interface RunOptions {
  readonly workers?: number;
  readonly timeout?: number;
  readonly variables?: Readonly<Record<string, string>>;
  /** Characters at the end of what it printed that are kept; default: as many as are shown of a failure. */
  readonly kept?: number;
  /** Whether the end of what it printed is printed where it fails. */
  readonly isTold?: boolean;
}

/** Characters of what failed that are printed. */
const TOLD = 4_000;

const running = new Set<() => void>();

// Tests of a fault may never end by themselves.
process.once('exit', () => {
  for (const kill of running) kill();
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

/** Runs a script of Node; resolves to the end of what it printed, or `undefined` if it fails or does not end in time. */
export const run = (
  folder: string,
  args: readonly string[],
  { timeout = TIMEOUT, variables = {}, kept = TOLD, isTold = false }: RunOptions = {},
): Promise<string | undefined> =>
  new Promise((done, fail) => {
    // What stands beside the project stands beside no copy of it.
    const SUITES = process.env['SUITES'] ?? join(root, '../shared/suites');
    // Tests that draw draw the same each time: otherwise a fault is noticed by chance.
    const fixed = { TEST_ORDER: 'short', TEST_SEED: process.env['TEST_SEED'] ?? '1' };
    const env = { ...compilerEnvironment, ...process.env, SUITES, ...fixed, ...variables };
    const child = spawn(process.execPath, args, {
      ...{ cwd: folder, env, detached: true },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-kept);
    });
    const kill = (): void => {
      // What it has started goes with it.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(kill, timeout);
    running.add(kill);
    child.once('error', fail);
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(kill);
      if (code !== 0 && isTold && output !== '') printError(output);
      done(code === 0 ? output : undefined);
    });
  });

/** Whether a script of Node ends well, and in time. */
export const succeeds = async (folder: string, args: readonly string[], options?: RunOptions): Promise<boolean> =>
  (await run(folder, args, options)) !== undefined;
