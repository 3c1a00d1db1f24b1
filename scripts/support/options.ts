/** Handles the command line of scripts: options, `--help`, and errors for invalid arguments. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { print, printError } from './output.js';
import { exitCodes } from './project.js';

type Options = NonNullable<ParseArgsConfig['options']>;

type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** Parses the arguments. On `--help`, prints the help and exits; if the arguments are invalid, exits with a message. */
export function readOptions<const O extends Options>(help: string, options: O): Values<O> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    print(help.trim());
    process.exit(exitCodes.done);
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    printError(`${error instanceof Error ? error.message : String(error)}\n\n${help.trim()}`);
    return process.exit(exitCodes.usage);
  }
}
