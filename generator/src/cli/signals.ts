/** Shuts down commands that run servers. */

import { print, printError } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';

/** Milliseconds during which a repeated signal is ignored: the terminal and the parent process may both send it. */
const REPEAT = 500;

/**
 * Waits for Ctrl-C, SIGTERM or SIGHUP, then calls `close` and resolves to the exit code. A second signal exits at once.
 * `say` prints a line.
 */
export function closeOnSignal(close: () => Promise<void>, say: (line: string) => void = print): Promise<number> {
  return new Promise((settle) => {
    let begun: number | undefined;
    const end = (): void => {
      if (begun !== undefined) {
        if (performance.now() - begun > REPEAT) process.exit(exitCodes.findings);
        return;
      }
      begun = performance.now();
      say('\nStopping');
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
}
