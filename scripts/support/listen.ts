/** Opening a port, and closing it with the process. */
import { print, printError } from './output.js';
import { exitCodes } from './project.js';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Opens a port by `listen`; ends the process with a message where that is not possible. */
export const openPort = async (port: number, listen: (port: number) => Promise<number>): Promise<number> => {
  try {
    return await listen(port);
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) printError(`Port ${port} is in use. Choose another one with -- --port <n>`);
    else if (isCode(error, 'EACCES')) printError(`Port ${port} may not be opened. Choose one above 1023.`);
    else throw error;
    return process.exit(exitCodes.portInUse);
  }
};

/** Milliseconds in which a signal may come twice for one key: from the terminal, and from a parent that passes it on. */
const REPEAT = 500;

/** Calls `close` once on Ctrl-C or a request to end, then ends the process; a second one ends it at once. */
export const closeOnSignal = (close: () => Promise<void>): void => {
  let begun: number | undefined;
  const end = (): void => {
    if (begun !== undefined) {
      if (performance.now() - begun > REPEAT) process.exit(exitCodes.failed);
      return;
    }
    begun = performance.now();
    print('\nClosing');
    close().then(
      () => process.exit(exitCodes.done),
      (error: unknown) => {
        printError(String(error));
        process.exit(exitCodes.failed);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
};
