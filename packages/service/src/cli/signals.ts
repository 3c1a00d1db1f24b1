/** The end of a process that serves. */
import { exitCodes, print, printError } from './call.js';

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
