/** Node scripts as child processes whose output is kept. */
import { spawn } from 'node:child_process';

export interface Outcome {
  readonly code: number;
  /** What it wrote to both streams. */
  readonly output: string;
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** Runs a script with arguments; never rejects for what it does. An aborted one ends with 1 and nothing said. */
export const runNode = (args: readonly string[], cwd: string, { env, signal }: RunOptions = {}): Promise<Outcome> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(env !== undefined && { env }),
      ...(signal !== undefined && { signal }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (output += part));
    child.once('error', (error) => (signal?.aborted ? done({ code: 1, output: '' }) : fail(error)));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
