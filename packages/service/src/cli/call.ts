/** Processes the command line: returns the configuration to start with, or an exit code. */
import { dirname } from 'node:path';
import { ConfigurationError, DatabaseUnavailableError, PortError } from '../database/configuration-error.js';
import { asksForVersion, type Configuration, help, readConfiguration } from './configuration.js';
import { probeFolder } from './folder.js';
import { probePort } from './port.js';
import { readVersion } from './version.js';

/** Exit codes of the process. */
export const exitCodes = { done: 0, failed: 1, usage: 2, portInUse: 3, database: 4 } as const;

const exits = `
Exit codes:
  0  stopped by a signal, or help or version printed
  1  unexpected error
  2  invalid option or setting
  3  the port is in use
  4  the database is unavailable, in use, or has a newer schema`;

/** Prints a line to stdout. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a line to stderr. */
export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Prints why the service cannot start, and returns the exit code; rethrows unexpected errors. */
export function explain(error: unknown, usage: string): number {
  if (error instanceof PortError) {
    printError(error.message);
    return exitCodes.portInUse;
  }
  if (error instanceof DatabaseUnavailableError) {
    printError(error.message);
    return exitCodes.database;
  }
  if (error instanceof ConfigurationError) {
    printError(`${error.message}\n${usage.split('\n')[0]} (--help shows all options)`);
    return exitCodes.usage;
  }
  throw error;
}

/** Returns the complete help text. */
export function writeUsage(intro: string): string {
  return `${intro.trim()}\n${help}\n${exits}`;
}

/**
 * Reads the configuration, and checks the folder and the port before the service is loaded, so that mistakes are
 * reported immediately. Resolves to an exit code if the service should not start.
 */
export async function readCall(
  intro: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Configuration | number> {
  const usage = writeUsage(intro);
  try {
    if (asksForVersion(args)) {
      print(readVersion());
      return exitCodes.done;
    }
    const configuration = readConfiguration(args, env);
    if (configuration === undefined) {
      print(usage);
      return exitCodes.done;
    }
    if (configuration.files !== undefined) probeFolder(dirname(configuration.files));
    await probePort(configuration.port, configuration.host);
    return configuration;
  } catch (error) {
    return explain(error, usage);
  }
}
