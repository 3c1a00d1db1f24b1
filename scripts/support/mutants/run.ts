/** Runs Node.js scripts in a copy of the project, and kills them when this process exits. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compilerEnvironment } from '../compiler.js';
import { printError } from '../output.js';
import { root } from '../project.js';

/** Timeout for a group of tests, in milliseconds. It detects mutants that never end. */
export const TIMEOUT = 420_000;

export interface RunOptions {
  readonly workers?: number;
  readonly timeout?: number;
  readonly variables?: Readonly<Record<string, string>>;
  /** Number of characters to return from the end of the output. Default: as many as are printed after a failure. */
  readonly printedLength?: number;
  /** Whether to print the end of the output after a failure. */
  readonly isVerbose?: boolean;
}

/** Number of characters to print after a failure. */
const PRINTED_LENGTH = 4_000;

const running = new Set<() => void>();

// Tests of a mutant may never end by themselves.
process.once('exit', () => {
  for (const kill of running) kill();
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

/** Runs a Node.js script. Resolves to the end of the output, or to `undefined` if the script fails or times out. */
export function run(
  folder: string,
  args: readonly string[],
  { timeout = TIMEOUT, variables = {}, printedLength = PRINTED_LENGTH, isVerbose = false }: RunOptions = {},
): Promise<string | undefined> {
  return new Promise((done, fail) => {
    // Files next to the project are not next to its copies.
    const SUITES = process.env['SUITES'] ?? join(root, '../shared/suites');
    // Randomized tests use a fixed seed; otherwise, detection would depend on chance.
    const fixed = { TEST_ORDER: 'short', TEST_SEED: process.env['TEST_SEED'] ?? '1' };
    const env = { ...compilerEnvironment, ...process.env, SUITES, ...fixed, ...variables };
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-printedLength);
    });
    const kill = (): void => {
      // Kills the whole process group.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(kill, timeout);
    running.add(kill);
    child.once('error', fail);
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(kill);
      if (code !== 0 && isVerbose && output !== '') printError(output);
      done(code === 0 ? output : undefined);
    });
  });
}

/** Whether a Node.js script succeeds before the timeout. */
export async function succeeds(folder: string, args: readonly string[], options?: RunOptions): Promise<boolean> {
  return (await run(folder, args, options)) !== undefined;
}
