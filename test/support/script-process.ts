/** A running process, such as a script of this project, whose output a test reads. */
import { spawn } from 'node:child_process';
import { patience } from './patience.js';
import { repository } from './snippets.js';

export interface WatchedProcess {
  /** Resolves to the first match in the output, after earlier matches. */
  readonly waitFor: (pattern: RegExp, milliseconds?: number) => Promise<RegExpExecArray>;
  /** The output so far. */
  readonly output: () => string;
  /** Sends a signal, if given, and resolves to the exit code. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export function watchProcess(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): WatchedProcess {
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
    waitFor: async (pattern, milliseconds = patience) => {
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
}

export function runScript(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  cwd: string = repository,
): WatchedProcess {
  return watchProcess(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], env, cwd);
}
