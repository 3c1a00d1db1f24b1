/** Shuts down commands that serve. */
import { exitCodes } from './exit-codes.js';
import { print, printError } from '../support/terminal.js';

/** Milliseconds in which a repeated signal is ignored: the terminal and the parent process may both send it. */
const REPEAT = 500;

/** Waits for Ctrl-C, SIGTERM or SIGHUP, then closes. Resolves to the exit code. A second signal exits at once. */
export const closeOnSignal = (close: () => Promise<void>): Promise<number> =>
  new Promise((settle) => {
    let begun: number | undefined;
    const end = (): void => {
      if (begun !== undefined) {
        if (performance.now() - begun > REPEAT) process.exit(exitCodes.findings);
        return;
      }
      begun = performance.now();
      print('\nStopping');
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
