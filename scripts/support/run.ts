/** Runs commands, one by one or a few at a time, and prints how long each took. */
import { type Outcome, runNode } from '../../generator/src/commands/run/process.js';
import type { Command } from './commands.js';
import { isColoured, paint, print, printError, seconds } from './output.js';
import { exitCodes, root } from './project.js';

/** Runs a command in the root of the project; never rejects because of the command or its preparation. */
const run = async ({ args, env, prepare }: Command): Promise<Outcome> => {
  try {
    await prepare?.();
  } catch (error) {
    return { code: exitCodes.failed, output: error instanceof Error ? error.message : String(error) };
  }
  const colour = isColoured(process.stdout) ? { FORCE_COLOR: '1' } : {};
  return runNode(args, root, { env: { ...process.env, ...colour, ...env } });
};

/** Runs a command; prints one line with the result, and its output if it failed. Resolves to whether it succeeded. */
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

/** Runs all steps, two at a time; resolves to whether all succeeded. */
export const runAll = async (commands: readonly Command[]): Promise<boolean> => {
  const waiting = [...commands];
  const results: boolean[] = [];
  const drain = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results.push(await runStep(next));
  };
  await Promise.all([drain(), drain()]);
  return results.every((result) => result);
};

/**
 * Runs groups of steps one by one, with the steps of each group in parallel; stops after the first group that fails.
 */
export const runGroups = async (groups: readonly (readonly Command[])[]): Promise<boolean> => {
  for (const group of groups) if (!(await runAll(group))) return false;
  return true;
};
