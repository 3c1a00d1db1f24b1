/** Shutdown on signals. */
import { exitCodes, print, printError } from './call.js';

/**
 * Milliseconds within which a second signal counts as a duplicate: one key press can send a signal from the terminal
 * and one from a parent process.
 */
const REPEAT = 500;

/** Calls `close` on the first SIGINT or SIGTERM, then ends the process; a second signal ends it immediately. */
export function closeOnSignal(close: () => Promise<void>): void {
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
}
