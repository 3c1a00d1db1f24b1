/** Runs Node.js scripts as child processes and captures their output. */
import { spawn } from 'node:child_process';

export interface Outcome {
  readonly code: number;
  /** Output of both streams together. */
  readonly output: string;
  readonly stdout: string;
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** Runs a script. Does not reject if it fails. If aborted, resolves to exit code 1 and no output once it has ended. */
export function runNode(args: readonly string[], cwd: string, { env, signal }: RunOptions = {}): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(env !== undefined && { env }),
      ...(signal !== undefined && { signal }),
    });
    let [output, stdout] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      stdout += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part));
    // An aborted script ends only after it has removed its files.
    child.once('error', (error) => {
      if (signal?.aborted !== true) fail(error);
    });
    child.once('close', (code) =>
      done(signal?.aborted ? { code: 1, output: '', stdout: '' } : { code: code ?? 1, output, stdout }),
    );
  });
}
