/** Runs commands, one after another or several at a time, and prints how long each of them took. */
import { join } from 'node:path';
import { type Outcome, runNode } from '../../generator/src/commands/run/process.js';
import type { Command } from './commands.js';
import { isColored, paint, print, printError, seconds } from './output.js';
import { exitCodes, root } from './project.js';

/** Runs a command in its folder. Does not reject if the command or its preparation fails. */
async function run({ args, env, folder = '', prepare }: Command): Promise<Omit<Outcome, 'stdout'>> {
  try {
    await prepare?.();
  } catch (error) {
    return { code: exitCodes.failed, output: error instanceof Error ? error.message : String(error) };
  }
  const color = isColored(process.stdout) ? { FORCE_COLOR: '1' } : {};
  return runNode(args, join(root, folder), { env: { ...process.env, ...color, ...env } });
}

/** Runs a command. Prints a line with the result, and the output after a failure. Resolves to whether it succeeded. */
export async function runStep(command: Command): Promise<boolean> {
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
}

/** Runs all commands, two at a time. Resolves to whether all of them succeeded. */
export async function runAll(commands: readonly Command[]): Promise<boolean> {
  const waiting = [...commands];
  const results: boolean[] = [];
  const drain = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results.push(await runStep(next));
  };
  await Promise.all([drain(), drain()]);
  return results.every((result) => result);
}

/**
 * Runs groups of commands one after another, the commands of a group in parallel. Stops after the first group that
 * fails.
 */
export async function runGroups(groups: readonly (readonly Command[])[]): Promise<boolean> {
  for (const group of groups) if (!(await runAll(group))) return false;
  return true;
}
