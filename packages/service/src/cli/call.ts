/** How the command was called: what it is to do, or what it ends with and why. */
import { dirname } from 'node:path';
import { ConfigurationError, DatabaseUnavailableError, PortError } from '../database/configuration-error.js';
import { asksForVersion, type Configuration, help, readConfiguration } from './configuration.js';
import { probeFolder } from './folder.js';
import { probePort } from './port.js';
import { readVersion } from './version.js';

/** What the process ends with. */
export const exitCodes = { done: 0, failed: 1, usage: 2, portInUse: 3, database: 4 } as const;

const exits = `
Exit codes: 0 closed by Ctrl-C, 1 failed, 2 called or configured wrongly, 3 the port is in use, 4 the database is away,
in use, or of a newer version`;

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const printError = (text: string): void => void process.stderr.write(`${text}\n`);

/** Tells a person in a line why the service does not start, and returns what the process ends with; throws what nobody foresaw. */
export const explain = (error: unknown, usage: string): number => {
  if (error instanceof PortError) {
    printError(error.message);
    return exitCodes.portInUse;
  }
  if (error instanceof DatabaseUnavailableError) {
    printError(error.message);
    return exitCodes.database;
  }
  if (error instanceof ConfigurationError) {
    printError(`${error.message}\n${usage.split('\n')[0]}; --help lists them`);
    return exitCodes.usage;
  }
  throw error;
};

export const writeUsage = (intro: string): string => `${intro.trim()}\n${help}\n${exits}`;

/**
 * Reads the configuration and tries folder and port, before anything is loaded or built: a mistake is told at once. Resolves to
 * an exit code where there is nothing to start.
 */
export const readCall = async (
  intro: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Configuration | number> => {
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
};
