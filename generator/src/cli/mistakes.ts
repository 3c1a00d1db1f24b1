/** Reads and describes invalid command lines. */
import type { CommanderError } from 'commander';

/** Whether the arguments contain `--json`, even if they are invalid. */
export function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? argv.length : end).includes('--json');
}

/** Returns commander's message on one line. If a command name is abbreviated unambiguously, suggests the full name. */
export function describeMistake({ message }: CommanderError, commands: readonly string[]): string {
  const [line = '', advice] = message.replace(/^error: /u, '').split('\n');
  if (advice !== undefined) return `${line}; ${advice.replace(/^\(Did/u, 'did').replace(/\)$/u, '')}`;
  const word = /^unknown command '(.+)'$/u.exec(line)?.[1];
  const [command, another] = commands.filter((name) => word !== undefined && name.startsWith(word));
  return command !== undefined && another === undefined ? `${line}; did you mean ${command}?` : line;
}
