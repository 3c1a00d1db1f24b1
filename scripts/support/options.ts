/** The command line of a script: its options, `--help`, and a clear end for a wrong call. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { print, printError } from './output.js';
import { exitCodes } from './project.js';

type Options = NonNullable<ParseArgsConfig['options']>;

type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** Reads the arguments; prints the help and ends the process on `--help`, ends it with a message on a wrong call. */
export const readOptions = <const O extends Options>(help: string, options: O): Values<O> => {
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
};
