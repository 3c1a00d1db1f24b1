/** A running process, such as a script of this project, of which a test reads what it prints. */
import { spawn } from 'node:child_process';
import { repository } from './snippets.js';

export interface WatchedProcess {
  /** Resolves to the match once the output, or what comes after an earlier match, has the pattern. */
  readonly waitFor: (pattern: RegExp, milliseconds?: number) => Promise<RegExpExecArray>;
  /** Everything that it printed so far. */
  readonly output: () => string;
  /** Sends a signal, if one is named, and resolves to the exit code. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export const watchProcess = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): WatchedProcess => {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let read = 0;
  const add = (part: Buffer): void => {
    output += part.toString();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const closed = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  return {
    output: () => output,
    waitFor: async (pattern, milliseconds = 240_000) => {
      const end = performance.now() + milliseconds;
      for (;;) {
        const match = pattern.exec(output.slice(read));
        if (match !== null) {
          read += match.index + match[0].length;
          return match;
        }
        if (performance.now() > end || child.exitCode !== null) {
          throw new Error(`${[program, ...args].join(' ')} has not printed ${pattern}, but:\n${output.slice(read)}`);
        }
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    end: async (signal) => {
      if (signal !== undefined) child.kill(signal);
      return closed;
    },
  };
};

export const runScript = (
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  cwd: string = repository,
): WatchedProcess => watchProcess(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], env, cwd);
