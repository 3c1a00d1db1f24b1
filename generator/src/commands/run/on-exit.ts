/** Cleans up temporary folders and child processes when the process exits. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface OnExitOptions {
  /** `false` if the caller handles signals itself. */
  readonly isEndedBySignals?: boolean;
}

/**
 * Runs a cleanup when the process exits or is terminated by a signal, and then lets the signal terminate it. Call the
 * returned function to cancel the cleanup.
 */
export const onExit = (undo: () => void, { isEndedBySignals = true }: OnExitOptions = {}): (() => void) => {
  const stop = (signal: NodeJS.Signals): void => {
    undo();
    forget();
    process.kill(process.pid, signal);
  };
  const forget = (): void => {
    process.off('exit', undo);
    for (const signal of signals) process.off(signal, stop);
  };
  // In reverse order: a child process is terminated before its folder is removed.
  process.prependListener('exit', undo);
  if (isEndedBySignals) for (const signal of signals) process.prependListener(signal, stop);
  return forget;
};
