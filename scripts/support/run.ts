/** Runs commands, one after the other or a few at a time, and tells how long each took. */
import { spawn } from 'node:child_process';
import type { Command } from './commands.js';
import { isColoured, paint, print, printError, seconds } from './output.js';
import { exitCodes, root } from './project.js';

export interface Outcome {
  readonly code: number;
  /** What it wrote to both streams. */
  readonly output: string;
}

/** Runs a command in the root of the project; never rejects for what the command does, or what it needs. */
export const run = async (command: Command, signal?: AbortSignal): Promise<Outcome> => {
  try {
    await command.prepare?.();
  } catch (error) {
    return { code: exitCodes.failed, output: error instanceof Error ? error.message : String(error) };
  }
  return runProcess(command, signal);
};

const runProcess = ({ args, env }: Command, signal?: AbortSignal): Promise<Outcome> =>
  new Promise((done, fail) => {
    const colour = isColoured(process.stdout) ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...colour, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal === undefined ? {} : { signal }),
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.once('error', (error) => (signal?.aborted ? done({ code: 1, output: '' }) : fail(error)));
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(said).toString() }));
  });

/** Runs a command and prints one line of result, and what it said if it failed; `true` if it did not. */
export const runStep = async (command: Command): Promise<boolean> => {
  const begun = performance.now();
  const { code, output } = await run(command);
  const time = paint('dim', seconds(performance.now() - begun));
  if (code === 0) {
    print(`${paint('green', 'ok')}      ${command.name} ${time}`);
    return true;
  }
  print(`${paint('red', 'failed')}  ${command.name} ${time}`);
  printError(output.trimEnd());
  return false;
};

/** Runs steps two at a time, all of them; `true` if none failed. */
export const runAll = async (commands: readonly Command[]): Promise<boolean> => {
  const waiting = [...commands];
  const results: boolean[] = [];
  const drain = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results.push(await runStep(next));
  };
  await Promise.all([drain(), drain()]);
  return results.every((result) => result);
};

/** Runs groups of steps in turn, the steps of a group at once; ends at the first group that fails. */
export const runGroups = async (groups: readonly (readonly Command[])[]): Promise<boolean> => {
  for (const group of groups) if (!(await runAll(group))) return false;
  return true;
};
