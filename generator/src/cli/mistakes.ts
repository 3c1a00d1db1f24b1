/** Reads and describes invalid command lines. */
import type { CommanderError } from 'commander';

/** Whether the arguments contain `--json`, even if they are invalid. */
export function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? argv.length : end).includes('--json');
}

/** Returns commander's message on one line, with the most similar command or option, and how to print the help. */
export function describeMistake(
  { message, code }: CommanderError,
  commands: readonly string[],
  argv: readonly string[],
): string {
  const [line = '', advice] = message.replace(/^error: /u, '').split('\n');
  const word = /^unknown command '(.+)'$/u.exec(line)?.[1];
  const [full, another] = commands.filter((name) => word !== undefined && name.startsWith(word));
  const abbreviated = full === undefined || another !== undefined ? undefined : `did you mean ${full}?`;
  const command = word === undefined ? argv.find((argument) => commands.includes(argument)) : undefined;
  const help = `\`${['trefoil', ...(command === undefined ? [] : [command]), '--help'].join(' ')}\` lists all`;
  const parts = [
    advice?.replace(/^\(Did/u, 'did').replace(/\)$/u, '') ?? abbreviated,
    word === undefined ? undefined : `${help} commands`,
    code === 'commander.unknownOption' ? `${help} options` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? line : `${line}; ${parts.join(' ')}`;
}
