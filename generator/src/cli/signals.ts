/** The end of a command that serves. */
import { exitCodes } from './exit-codes.js';
import { print, printError } from '../support/terminal.js';

/** Milliseconds in which a signal may come twice for one key: from the terminal, and from a parent that passes it on. */
const REPEAT = 500;

/** Resolves to the exit code once Ctrl-C, a request to end or the end of the terminal has come and `close` is done; a second one ends at once. */
export const closeOnSignal = (close: () => Promise<void>): Promise<number> =>
  new Promise((settle) => {
    let begun: number | undefined;
    const end = (): void => {
      if (begun !== undefined) {
        if (performance.now() - begun > REPEAT) process.exit(exitCodes.findings);
        return;
      }
      begun = performance.now();
      print('\nClosing');
      close().then(
        () => settle(exitCodes.done),
        (error: unknown) => {
          printError(String(error));
          settle(exitCodes.findings);
        },
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  });
